import type { IllustrationKind } from "../../content-model/fields/illustrations";
import { DRAWINGS } from "./drawings";
import { ground, HEIGHT, WIDTH, type DrawingProps } from "./parts";

interface IllustrationProps extends DrawingProps {
  kind: string;
  /** The drawing in words. Without them it is an ornament, hidden from screen readers. */
  description?: string | undefined;
  className?: string;
}

/** A drawing of what a service does, from the content. */
export const Illustration = ({ kind, description, className, ...words }: IllustrationProps) => {
  const Drawing = DRAWINGS[kind as IllustrationKind];
  return (
    <svg
      css={ground}
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      {...(description ? { role: "img", "aria-label": description } : { "aria-hidden": true })}
    >
      <Drawing {...words} />
    </svg>
  );
};
