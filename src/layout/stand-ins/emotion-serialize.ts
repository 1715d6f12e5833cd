/** Emotion's styles under shorter names: in the browser. */
import { serializeStyles as serialize } from "@emotion-serialize";
import { shortened } from "../style-names";

export const serializeStyles = (...args: Parameters<typeof serialize>): ReturnType<typeof serialize> =>
  shortened(serialize(...args));
