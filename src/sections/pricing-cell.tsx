import { css } from "@emotion/react";
import { color } from "../design/tokens";
import { labels } from "../shell";

const styles = {
  mark: css({
    display: "block",
    width: 18,
    height: 14,
    fill: "none",
    stroke: color.vital,
    strokeWidth: 2.2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
  no: css({ color: color.muted }),
};

interface PricingCellProps {
  included: boolean;
  quantity: string | null;
}

/** What a tier has of a feature: words, a check, or a dash; marks are read out. */
export const PricingCell = ({ included, quantity }: PricingCellProps) => {
  if (quantity) return <span>{quantity}</span>;
  return (
    <span>
      {included ? (
        <svg css={styles.mark} viewBox="0 0 18 14" aria-hidden="true">
          <path d="M1 8h3l3 4L17 2" />
        </svg>
      ) : (
        <span css={styles.no} aria-hidden="true">
          –
        </span>
      )}
      <span className="visually-hidden">{included ? labels.included : labels.notIncluded}</span>
    </span>
  );
};
