/** Emotion's styles under shorter names: in the build, which loads those of the whole site, and tells where two have the same. */
import { serializeStyles as serialize } from "@emotion-serialize";
import { distinctNames } from "../style-names";

const distinct = distinctNames();

export const serializeStyles = (...args: Parameters<typeof serialize>): ReturnType<typeof serialize> =>
  distinct(serialize(...args));
