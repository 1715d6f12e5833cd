/** A whole number in `parts` parts that differ by one at most; the larger ones first. */
export const dealt = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0));
