/** The text font, apart from the heading font and its fallbacks: the contact page's frame needs it by itself. */
import boldFile from "@fonts/bold.woff2";
import textFile from "@fonts/text.woff2";
import { bold, text, type Cut } from "./typefaces";

export const face = ({ family, range }: Cut, file: string): string =>
  `@font-face{font-family:"${family}";font-display:swap;font-weight:${range};src:url(${file})}`;

/** The text font by weight, loaded after the first paint (src/client/deferred-head.tsx). */
export const textFaces = [
  { ...text, file: textFile },
  { ...bold, file: boldFile },
] as const;

export const textFontsCss = textFaces.map((each) => face(each, each.file)).join("");
