import { median } from "./readme";

/** Median, with minimum and maximum of several runs: `9.1 (8.9–9.4)`. */
export const withSpread = (values: readonly number[], digits = 1): string => {
  const middle = median(values).toFixed(digits);
  if (values.length < 2) return middle;
  return `${middle} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
};
