/**
 * What a page is painted without: the typeface of its texts, whose place a local one of the same widths holds, the styles
 * for paper, and what home screens are told. Asked for in the head, they would share a slow line with what is painted first.
 */
import type { ReactElement } from "react";
import { textFontsCss } from "../design/fonts";
import { iconPaths, PRINT_STYLES } from "../routes";

const elements = [
  <style key="text-fonts" dangerouslySetInnerHTML={{ __html: textFontsCss }} />,
  <link key="print" rel="stylesheet" media="print" href={PRINT_STYLES} />,
  <link key="manifest" rel="manifest" href={iconPaths.manifest} />,
];

/**
 * For the head, whose only `noscript` this is: src/client/script-loader.tsx puts its text beside it. Who has no script gets all
 * of it at once; `npm run develop`, too, which has a script of its own.
 */
export const deferredHead: readonly ReactElement[] =
  process.env.NODE_ENV === "production" ? [<noscript key="after-paint">{elements}</noscript>] : elements;
