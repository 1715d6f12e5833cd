import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color } from "../design/tokens";

const svg = css({ fill: "none", stroke: color.line, strokeWidth: 0.6 });
const here = css({ fill: color.pulse, stroke: "none" });

const RADII = [98, 76, 54, 32];

interface RingsProps {
  /** Further shapes; the center is 0, the edge at 100. */
  children?: ReactNode;
  className?: string;
}

/** Rings around a place; decorative. */
export const Rings = ({ children, className }: RingsProps) => (
  <svg css={svg} className={className} viewBox="-100 -100 200 200" aria-hidden="true">
    {RADII.map((radius) => (
      <circle key={radius} r={radius} />
    ))}
    {children}
    <circle r="3.5" css={here} />
  </svg>
);
