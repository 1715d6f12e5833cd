/** Small marks drawn in CSS. As elements they were a fifth of the DOM of a page with a price table. */
import type { CSSObject } from "@emotion/react";

interface Mark {
  /** In pixels. */
  width: number;
  /** Outline of a stroke 2.2 pixels wide with round ends. */
  outline: string;
}

/** In pixels. */
export const MARK_HEIGHT = 14;

export const MARKS = {
  /** A small beat that ends in a check: along 1,8 4,8 7,12 17,2. */
  check: {
    width: 18,
    outline:
      "M1 6.9h3.55l2.57 3.43 9.1-9.11a1.1 1.1 0 0 1 1.56 1.56l-10 10a1.1 1.1 0 0 1-1.66-.12L3.45 9.1H1a1.1 1.1 0 0 1 0-2.2z",
  },
  dash: { width: 10, outline: "M1 5.9h8a1.1 1.1 0 0 1 0 2.2H1a1.1 1.1 0 0 1 0-2.2z" },
} satisfies Record<string, Mark>;

/**
 * Styles for a pseudo-element, which screen readers ignore. A clipped border: it is printed and follows forced colors,
 * unlike a background; a mask would be printed as a block.
 */
export const drawnMark = ({ width, outline }: Mark, color: string): CSSObject => ({
  content: '""',
  width,
  borderBlockStart: `${MARK_HEIGHT}px solid ${color}`,
  clipPath: `path('${outline}')`,
});
