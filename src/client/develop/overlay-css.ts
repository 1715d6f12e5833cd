/** Styles of the overlay, in a shadow root, so that they do not reach the page. */
import { color, font, radius, size, space } from "../../design/tokens";

const button = `button{font:640 ${size.small}/1.2 ${font.text};color:${color.onDanger};background:${color.danger};border:0;border-radius:${radius.base};padding:${space.small} ${space.base};min-height:2.75rem;cursor:pointer}`;

export const OVERLAY_CSS =
  `*{box-sizing:border-box;margin:0}` +
  `:focus-visible{outline:3px solid ${color.focus};outline-offset:3px}` +
  button +
  `button.warns{color:${color.ink};background:${color.paper};border:1px solid ${color.edge}}` +
  `dialog{position:fixed;inset:auto 0 0;width:100%;max-width:none;max-height:85dvh;margin:0;padding:0 ${space.gutter} ${space.medium};overflow:auto;overscroll-behavior:contain;border:0;border-top:6px solid ${color.danger};background:${color.paper};color:${color.ink};font:400 ${size.base}/1.5 ${font.text};overflow-wrap:anywhere}` +
  `.alone{inset:0;height:100%;max-height:none}` +
  `dialog::backdrop{background:rgb(0 0 0/.35)}` +
  `.head{position:sticky;top:0;display:flex;flex-wrap:wrap;gap:${space.small} ${space.base};align-items:center;justify-content:space-between;padding-block:${space.base};background:${color.paper};border-bottom:1px solid ${color.line}}` +
  `h1{font:620 ${size.h4}/1.2 ${font.display}}` +
  `h1:focus{outline:none}` +
  `[hidden]{display:none}` +
  `.note{padding-top:${space.base}}` +
  `ol{list-style:none;padding:0}` +
  `li{display:grid;grid-template-columns:minmax(0,1fr);gap:${space.tiny};padding-block:${space.medium};border-bottom:1px solid ${color.line}}` +
  `h2{display:flex;flex-wrap:wrap;gap:${space.hair} ${space.base};font:400 ${size.small}/1.4 ui-monospace,monospace}` +
  `.where{font-weight:700}` +
  `.code{color:${color.danger}}` +
  `pre{overflow:auto;padding:${space.small};background:${color.mist};border-radius:${radius.small};font:400 ${size.small}/1.5 ui-monospace,monospace;overflow-wrap:normal}` +
  `.help{font-weight:640}` +
  `.count{padding-top:${space.medium};color:${color.muted}}` +
  `.status{position:fixed;inset:auto ${space.base} ${space.base} auto;z-index:2147483647}`;
