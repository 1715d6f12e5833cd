/** The drawn map inside the contact page's frame: a document of its own, without scripts. */
import { escapeHtml } from "../lib/escape-html";
import { dark, light } from "../design/tokens";

interface DrawnMapProps {
  language: string;
  /** The name of the area. */
  area: string;
  /** The maps service's page, loaded in the frame when the link is followed. */
  address: string;
  load: string;
  notice: string;
}

const colours = (palette: typeof light): string =>
  `--land:${palette.mist};--water:${palette.line};--road:${palette.paper};--ink:${palette.ink};--muted:${palette.muted};--vital:${palette.vital};--on:${palette.onVital};--pulse:${palette.pulse}`;

const style =
  `:root{color-scheme:light dark;${colours(light)}}@media (prefers-color-scheme:dark){:root{${colours(dark)}}}` +
  `*{box-sizing:border-box}body{margin:0;height:100vh;font:16px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--land);overflow:hidden}` +
  `svg{position:absolute;inset:0;width:100%;height:calc(100% - 7rem)}div{position:absolute;inset:auto 0 0 0;padding:1rem;display:grid;gap:.4rem;justify-items:start;background:linear-gradient(transparent,var(--land) 2.5rem);padding-top:2.5rem}` +
  `p{margin:0;font-size:.875rem;color:var(--ink)}strong{font-size:1.125rem}` +
  `a{display:inline-block;padding:.7rem 1.1rem;border:1px solid transparent;border-radius:8px;background:var(--vital);color:var(--on);font-weight:700;text-decoration:none}a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

const drawing =
  `<svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">` +
  `<path fill="var(--water)" d="M0 0h800v70c-120 10-170-20-260 5s-60 80-120 95-90-30-150-10-90 70-150 60S40 150 0 160z"/>` +
  `<path stroke="var(--water)" stroke-width="26" d="M330 150c30 60-20 90 10 140s80 60 70 120M410 170c60 20 110 0 150 40"/>` +
  `<g stroke="var(--road)" stroke-width="7"><path d="M0 300c150-40 300 10 420-20s260-60 380-30M210 400c10-80 60-130 50-210M560 400c-20-90 40-160 30-290M0 230c90 20 180-10 260 10s340 60 540 20M690 400V120"/></g>` +
  `<path stroke="var(--pulse)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" d="M0 262h372l9-14 7 20 12-66 14 92 9-32h377"/>` +
  `<circle cx="400" cy="202" r="9" fill="var(--pulse)"/></svg>`;

/** The whole document as text for `srcdoc`. */
export const drawnMap = ({ language, area, address, load, notice }: DrawnMapProps): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(area)}</title><style>${style}</style></head>` +
  `<body>${drawing}<div><strong>${escapeHtml(area)}</strong><p>${escapeHtml(notice)}</p><a href="${escapeHtml(address)}" rel="noreferrer">${escapeHtml(load)}</a></div></body></html>`;
