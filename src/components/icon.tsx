import { css } from "@emotion/react";
import icons from "@icon-drawings";
import { color } from "../design/tokens";

const svg = css({
  flex: "none",
  color: color.vital,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.6,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});

/** What an icon draws on a grid of 24 pixels, for an SVG element. */
export const drawingOf = (name: string) => ({ dangerouslySetInnerHTML: { __html: icons[name] ?? "" } });

/** A decorative line icon next to a text. `size` is in pixels. */
export const Icon = ({ name, size = 28 }: { name: string; size?: number }) => (
  <svg css={svg} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...drawingOf(name)} />
);
