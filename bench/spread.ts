import { median } from "./readme";

/** The middle of some runs, with the fastest and the slowest where there are more than one: `9.1 (8.9–9.4)`. */
export const withSpread = (values: readonly number[], digits = 1): string => {
  const middle = median(values).toFixed(digits);
  if (values.length < 2) return middle;
  return `${middle} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
};
