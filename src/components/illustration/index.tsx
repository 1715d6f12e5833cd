import { Drawing } from "./drawing";
import { Frame } from "./frame";
import type { DrawingProps } from "./parts";

interface IllustrationProps extends DrawingProps {
  kind: string;
  /** The drawing in words. Without them it is an ornament, hidden from screen readers. */
  description?: string | undefined;
  className?: string;
}

/** A drawing of what a service does, from the content. */
export const Illustration = ({ kind, description, className, ...words }: IllustrationProps) => (
  <Frame description={description} className={className}>
    <Drawing key={`${kind} ${words.title}`} kind={kind} {...words} />
  </Frame>
);
