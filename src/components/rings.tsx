import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../design/tokens";

const svg = css({ fill: "none", stroke: color.line, strokeWidth: 0.6 });
const here = css({ fill: color.pulse, stroke: "none" });

const RADII = [98, 76, 54, 32];

interface RingsProps {
  /** What else is drawn, on a ground of 100 to each side of the place. */
  children?: ReactNode;
  className?: string;
}

/** The miles around a place, and the place: an ornament, hidden from screen readers. */
export const Rings = ({ children, className }: RingsProps) => (
  <svg css={svg} className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    {RADII.map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    {children}
    <circle r="3.5" css={here} />
  </svg>
);
