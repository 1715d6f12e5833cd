/**
 * Head elements not needed for the first paint: the text typeface (a metric-matched local font is shown first), print
 * styles, the web manifest. In the head they would compete with the critical requests on a slow connection.
 */
import type { ReactElement } from "react";
import { textFontsCss } from "../design/text-fonts";
import { iconPaths, PRINT_STYLES } from "../routes";

const elements = [
  <style key="text-fonts" dangerouslySetInnerHTML={{ __html: textFontsCss }} />,
  <link key="print" rel="stylesheet" media="print" href={PRINT_STYLES} />,
  <link key="manifest" rel="manifest" href={iconPaths.manifest} />,
];

/** For the only `noscript` of the head: applies these elements without JavaScript, and in `npm run develop`. */
export const deferredHead: readonly ReactElement[] =
  process.env.NODE_ENV === "production" ? [<noscript key="after-paint">{elements}</noscript>] : elements;
