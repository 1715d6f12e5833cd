/** Renders the drawing of a service as SVG for its social card. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DRAWINGS } from "../../../components/illustration/drawings";
import { HEIGHT, WIDTH } from "../../../components/illustration/parts";
import { dark } from "../../../design/tokens";
import { FAMILIES } from "./fonts";
import type { IllustrationOrnament } from "./types";

/** As src/components/illustration/parts.tsx, without custom properties, which librsvg does not know. */
const STYLES = [
  `.art text{fill:${dark.onDeep};stroke:none;font-family:${FAMILIES.text};font-size:19px}`,
  `.art .note{fill:${dark.onDeepMuted};font-size:16px}`,
  `.art .paper{fill:${dark.deep}}`,
  `.art .mist{fill:${dark.deepLine};fill-opacity:.5}`,
  `.art .ours{stroke:${dark.pulse};stroke-width:3}`,
  `.art .dot{fill:${dark.pulse};stroke:none}`,
  `.art .mark{stroke:${dark.onDeepMuted};stroke-width:2}`,
  `.art .dots{stroke:${dark.vital};stroke-width:6}`,
  `.art .quiet{fill:${dark.onDeepMuted};stroke:none}`,
  `.art .vital{fill:${dark.vital};stroke:none}`,
].join("");

export const drawingSvg = ({ drawing, title, items }: IllustrationOrnament): string =>
  `<style>${STYLES}</style><g class="art" fill="none" stroke="${dark.deepLine}" stroke-width="1.5">` +
  `${renderToStaticMarkup(createElement(DRAWINGS[drawing], { title, items }))}</g>`;

/** The size of drawings, in their own units. */
export const DRAWING_SIZE = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
