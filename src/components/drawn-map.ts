/** The drawn map in the contact page's frame: a document without scripts. */
import { escapeHtml } from "../lib/escape-html";
import { textFontsCss } from "../design/text-fonts";
import { dark, family, light, weight } from "../design/tokens";

interface DrawnMapProps {
  language: string;
  /** The name of the area. */
  area: string;
  /** URL of the maps service, loaded in the frame on click. */
  address: string;
  load: string;
  notice: string;
  /** URL of the drawing; without it the background is plain. */
  drawing?: string | null;
}

const colours = (palette: typeof light): string =>
  `--land:${palette.mist};--ink:${palette.ink};--vital:${palette.vital};--on:${palette.onVital}`;

/** A frame has none of the page's fonts. */
const style =
  textFontsCss +
  `:root{color-scheme:light dark;${colours(light)}}@media (prefers-color-scheme:dark){:root{${colours(dark)}}}` +
  `*{box-sizing:border-box}body{margin:0;height:100vh;font:16px/1.45 "${family.text}",Arial,sans-serif;color:var(--ink);background:var(--land);overflow:hidden}` +
  `img{position:absolute;inset:0;width:100%;height:calc(100% - 7rem);object-fit:cover}div{position:absolute;inset:auto 0 0 0;padding:1rem;display:grid;gap:.4rem;justify-items:start;background:linear-gradient(transparent,var(--land) 2.5rem);padding-top:2.5rem}` +
  `p{margin:0;font-size:.875rem;color:var(--ink)}strong{font-size:1.125rem;font-weight:${weight.bold}}` +
  `a{display:inline-block;padding:.7rem 1.1rem;border:1px solid transparent;border-radius:8px;background:var(--vital);color:var(--on);font-weight:${weight.bold};text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** The document for `srcdoc`. */
export const drawnMap = ({ language, area, address, load, notice, drawing }: DrawnMapProps): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(area)}</title><style>${style}</style></head>` +
  `<body>${drawing ? `<img src="${escapeHtml(drawing)}" alt="">` : ""}<div><strong>${escapeHtml(area)}</strong><p>${escapeHtml(notice)}</p><a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(load)}</a></div></body></html>`;
