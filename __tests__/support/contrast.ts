/**
 * Contrast ratio of two colours (WCAG 2.2).
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */

/** Weights of red, green and blue in relative luminance. */
const WEIGHTS = [0.2126, 0.7152, 0.0722] as const;

/** Linearizes an sRGB channel (0–255) to 0–1. */
const light = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number => {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) throw new Error(`Not a colour of six hexadecimal digits: ${hex}`);
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * light(parseInt(channels[index] ?? "", 16)), 0);
};

/** From 1 for equal luminance to 21 for black on white. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
