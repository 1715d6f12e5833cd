import { css } from "@emotion/react";
import { DASH_WIDTH, drawnMark, MARK } from "../components/mark";
import { color } from "../design/tokens";
import { labels } from "../shell";

/** The words are pushed out of the mark's place, where screen readers still find them. */
const inPlaceOfWords = css({
  ...MARK,
  display: "block",
  position: "relative",
  overflow: "hidden",
  textAlign: "start",
  textIndent: "100%",
  whiteSpace: "nowrap",
  "&::before": { position: "absolute", insetInlineStart: 0 },
});

const yes = css({ "&::before": drawnMark("check", color.vital) });
const no = css({ width: DASH_WIDTH, "&::before": drawnMark("dash", color.muted) });

interface PricingCellProps {
  included: boolean;
  quantity: string | null;
}

/** What a tier has of a feature: words, a check, or a dash; marks are read out. */
export const PricingCell = ({ included, quantity }: PricingCellProps) =>
  quantity ?? (
    <span css={[inPlaceOfWords, included ? yes : no]}>{included ? labels.included : labels.notIncluded}</span>
  );
