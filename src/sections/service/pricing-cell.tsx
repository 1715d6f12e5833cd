import { css } from "@emotion/react";
import { drawnMark, MARK_HEIGHT, MARKS } from "../../components/mark";
import { color } from "../../design/tokens";
import { labels } from "../../site-data";

/**
 * Draws a mark instead of the text, which stays for screen readers. No scroll container: find-in-page would scroll
 * the text back.
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

/** A tier's value for a feature: text, check or dash. */
export const PricingCell = ({ included, quantity }: PricingCellProps) =>
  quantity ?? <span css={included ? yes : no}>{included ? labels.included : labels.notIncluded}</span>;
