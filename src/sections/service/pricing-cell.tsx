import { css } from "@emotion/react";
import { drawnMark, MARK_HEIGHT, MARKS } from "../../components/mark";
import { color } from "../../design/tokens";
import { labels } from "../../site-data";

/**
 * A mark in the place of words, which are pushed out of it, to where screen readers still find them. Nothing can be scrolled in it: what
 * looks for words in a page would bring them back into its sight.
 */
const inPlaceOfWords = (mark: keyof typeof MARKS, markColor: string) =>
  css({
    display: "block",
    position: "relative",
    width: MARKS[mark].width,
    height: MARK_HEIGHT,
    overflow: "clip",
    textAlign: "start",
    textIndent: "100%",
    whiteSpace: "nowrap",
    "&::before": { ...drawnMark(MARKS[mark], markColor), position: "absolute", inset: "0 auto auto 0" },
  });

const yes = inPlaceOfWords("check", color.vital);
const no = inPlaceOfWords("dash", color.muted);

interface PricingCellProps {
  included: boolean;
  quantity: string | null;
}

/** What a tier has of a feature: words, a check, or a dash; marks are read out. */
export const PricingCell = ({ included, quantity }: PricingCellProps) =>
  quantity ?? <span css={included ? yes : no}>{included ? labels.included : labels.notIncluded}</span>;
