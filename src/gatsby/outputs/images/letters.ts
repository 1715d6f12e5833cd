/** The letters of the images' typefaces: those of Europe's Latin scripts. */
import type { Drawing } from "./types";

const KNOWN =
  /^[\u0021-\u007e\p{Z}\p{Cf}\u00a1-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/u;

/** True if a text can be drawn. */
export const isKnown = (text: string): boolean => KNOWN.test(text.normalize("NFC"));

/** Leaves out the texts with other letters, which would be boxes. */
export const drawable = (drawing: Drawing): Drawing => {
  const known = (text: string): string => (isKnown(text) ? text.normalize("NFC") : "");
  switch (drawing.kind) {
    case "card":
      return { ...drawing, title: known(drawing.title), kicker: known(drawing.kicker), name: known(drawing.name) };
    case "cover":
      return { ...drawing, title: known(drawing.title), name: known(drawing.name) };
    case "own-cover":
    case "icon":
      return drawing;
  }
};
