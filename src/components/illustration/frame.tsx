import type { ReactNode } from "react";
import { ground, HEIGHT, WIDTH } from "./parts";

interface FrameProps {
  height?: number;
  /** The drawing in words. Without them it is an ornament, hidden from screen readers. */
  description?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The SVG around a drawing. */
export const Frame = ({ height = HEIGHT, description, className, children }: FrameProps) => (
  <svg
    css={ground}
    className={className}
    data-drawn
    viewBox={`0 0 ${WIDTH} ${height}`}
    {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
  >
    {children}
  </svg>
);
