/** Splits an integer into `parts` that differ by at most one, larger ones first. */
export const splitEvenly = (total: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, index) => Math.floor(total / parts) + (index < total % parts ? 1 : 0));
