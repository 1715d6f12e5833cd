import type { IllustrationKind } from "../../content-model/fields/illustrations";
import { DRAWINGS } from "./drawings";
import type { DrawingProps } from "./parts";

/** A drawing, without the SVG around it. */
export const Drawing = ({ kind, ...words }: DrawingProps & { kind: string }) => {
  const Shapes = DRAWINGS[kind as IllustrationKind];
  return (
    <g>
      <Shapes {...words} />
    </g>
  );
};
