/** Emotion's own, by the name that webpack knows it by: src/gatsby/webpack/config.ts. */
declare module "@emotion-serialize" {
  export { serializeStyles } from "@emotion/serialize";
}
