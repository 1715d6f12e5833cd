/** The looks of what lies over the page, in a shadow root: the page keeps its own styles. */
import { color, font, radius, size, space } from "../../../design/tokens";

/** The width of the window from which the form stands next to the page. */
export const WIDE = "(min-width: 64rem)";

/** As wide as a form needs; the page keeps 360 pixels, the width of a phone. */
const PANEL_WIDTH = "min(28rem, 100vw - 360px)";

/** The class of the document while a form is open. */
export const BESIDE = "on-page-beside";

/** For the page itself: it makes room for the form, and at its end for the switch, which is always there. */
export const PAGE_CSS = `body{padding-block-end:8rem}@media ${WIDE}{.${BESIDE}{margin-inline-end:${PANEL_WIDTH}}}`;

export const OVERLAY_CSS = `
*{box-sizing:border-box;margin:0}
:host{all:initial}
[hidden]{display:none!important}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
button,a.action{font:620 ${size.small}/1.2 ${font.text};color:${color.ink};background:${color.paper};border:1px solid ${color.edge};border-radius:${radius.small};padding:${space.tiny} ${space.small};min-height:2.5rem;cursor:pointer;display:inline-flex;align-items:center;text-decoration:none}
button:disabled{color:${color.muted};cursor:default}
.switch{position:fixed;inset:auto ${space.base} ${space.base} auto;z-index:2147483646;box-shadow:0 2px 12px rgb(0 0 0/.25)}
@media not ${WIDE}{.switch{bottom:4.5rem}}
.switch[aria-pressed=true]{background:${color.vital};color:${color.onVital};border-color:${color.vital}}
.target{position:fixed;z-index:2147483644;min-height:0;padding:0;background:none;border:2px solid ${color.vital};box-shadow:0 0 0 2px ${color.paper};border-radius:${radius.small};pointer-events:none}
.target.derived{border-style:dashed}
.name{position:fixed;z-index:2147483645;max-width:min(36rem,calc(100vw - 1rem));padding:${space.tiny} ${space.small};background:${color.deep};color:${color.onDeep};border-radius:${radius.small};font:400 ${size.small}/1.35 ${font.text};pointer-events:none;overflow-wrap:anywhere}
.name b{display:block;font-weight:620}
.name code,.file{font-family:ui-monospace,monospace;font-size:.85em}
.panel{position:fixed;inset:0;z-index:2147483645;display:grid;grid-template-rows:auto 1fr;background:${color.paper};color:${color.ink};font:400 ${size.small}/1.45 ${font.text}}
.head{display:grid;gap:${space.tiny};padding:${space.small} ${space.base};border-bottom:1px solid ${color.line};max-height:60vh;overflow:auto}
.head h2{font:620 ${size.base}/1.3 ${font.text};overflow-wrap:anywhere;padding-inline-end:5rem}
.head h2:focus{outline:none}
.head p{color:${color.muted};overflow-wrap:anywhere}
.close{position:absolute;inset:${space.small} ${space.base} auto auto}
.actions{display:flex;flex-wrap:wrap;gap:${space.tiny}}
.problems{color:${color.danger};font-weight:620;white-space:pre-line}
ul{list-style:none;padding:0}
li{display:flex;flex-wrap:wrap;gap:${space.tiny};align-items:center;justify-content:space-between;padding-block:${space.hair}}
summary{cursor:pointer;font-weight:620;padding-block:${space.hair}}
iframe{width:100%;height:100%;border:0;background:#fff}
.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.is-beside .switch{display:none}
@media ${WIDE}{
.panel{inset:0 0 0 auto;width:${PANEL_WIDTH};border-inline-start:1px solid ${color.edge};box-shadow:-4px 0 24px rgb(0 0 0/.15)}
.is-beside .switch{display:inline-flex;inset-inline-end:calc(${PANEL_WIDTH} + ${space.base})}
}
@media print{:host{display:none}}
`;
