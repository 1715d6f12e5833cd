import { css } from "@emotion/react";
import { fillIn } from "content-kit/lib/placeholders";
import { color, size, weight } from "../../design/tokens";
import { labels } from "../../site-data";

const price = css({ fontSize: size.small, fontWeight: weight.bold, color: color.muted });

/** The lowest price of a service in words; nothing without one. */
export const PriceFrom = ({ lowest }: { lowest: string | null | undefined }) =>
  lowest && labels.priceFrom ? <span css={price}>{fillIn(labels.priceFrom, { price: lowest })}</span> : null;
