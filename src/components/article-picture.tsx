import { PulseLine } from "./pulse-line";

/** An article's picture where it has no photograph: a phrase of the line of its own. */
export const ArticlePicture = ({ seed, height = 96 }: { seed: string; height?: number }) => (
  <PulseLine beats={seed} height={height} />
);
