import { css } from "@emotion/react";
import { ICON_PATHS, type IconName } from "../content-model/fields/icons";
import { color } from "../design/tokens";

const svg = css({
  flex: "none",
  fill: "none",
  stroke: color.vital,
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** A decorative line icon next to a text. `size` is in pixels. */
export const Icon = ({ name, size = 28 }: { name: IconName; size?: number }) => (
  <svg css={svg} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={ICON_PATHS[name]} />
  </svg>
);
