/** Global styles, inlined in the head. */
import { fontsCss } from "./fonts";
import { color, motion, size, space, tokensCss, weight } from "./tokens";

const reset =
  `*,::before,::after{box-sizing:border-box}` +
  `body,h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,pre{margin:0}` +
  `:where(ul,ol):where([role=list]){padding:0;list-style:none}` +
  `img,svg,video{display:block;max-width:100%;height:auto}` +
  `button,input{font:inherit;color:inherit}` +
  `button{cursor:pointer}button:disabled{opacity:.5}a:active,button:active{translate:0 1px}` +
  `table{border-collapse:collapse;width:100%}` +
  // No scrolling behind a modal dialog.
  `html:has(dialog:modal){overflow:hidden}`;

const page =
  `html{-webkit-text-size-adjust:100%;scroll-padding-top:calc(var(--stuck) + 1rem)}` +
  `#___gatsby{container:page/inline-size}` +
  `body{background:${color.paper};color:${color.ink};font:${weight.normal} ${size.base}/1.6 var(--font-text);overflow-wrap:break-word}` +
  `h1,h2,h3,h4{font-family:var(--font-display);font-weight:${weight.bold};line-height:1.06;letter-spacing:-.02em;text-wrap:balance}` +
  `h1{font-size:${size.h1};line-height:1}h2{font-size:${size.h2}}h3{font-size:${size.h3};line-height:1.15}h4{font-size:${size.h4};line-height:1.25;letter-spacing:-.01em}` +
  `p,li,dd{text-wrap:pretty}h1,h2,h3,h4,p,li,dt,dd,legend,figcaption{overflow-wrap:anywhere}` +
  // Long words are hyphenated on narrow screens.
  `@container page (max-width:20rem){main,footer{hyphens:auto}}` +
  // Drawings grow with very large text, beyond the page's width.
  `@container page (max-width:17.49rem){main section,:has(>[data-drawn]){overflow-x:auto}[data-drawn]{min-width:17.5rem}}` +
  `a{color:inherit;text-underline-offset:.2em;text-decoration-thickness:1px}` +
  `:focus-visible{outline:3px solid ${color.focus};outline-offset:3px;border-radius:2px}` +
  `main:focus{outline:none}` +
  `::selection{background:${color.vital};color:${color.onVital}}`;

/** Fades between documents; client-side navigation fades in src/client/scroll.ts. */
const moving =
  `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}` +
  `a,button,summary{transition:color ${motion.quick} ${motion.ease},background-color ${motion.quick} ${motion.ease},border-color ${motion.quick} ${motion.ease}}}`;

/** With reduced motion, all transitions end at once. */
const still = `@media (prefers-reduced-motion:reduce){*,::before,::after,::backdrop{animation:none!important;transition:none!important}}`;

/** Visually hidden and screen-reader helpers. */
const helpers =
  `.visually-hidden:not(:focus):not(:active){position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0}` +
  `@supports not selector(:popover-open){[popover]{display:none}}`;

export const baseCss =
  [tokensCss, fontsCss, reset, page, moving, still, helpers].join("") + `:root{--gutter:${space.gutter}}`;

/** For right-to-left languages: words in drawings keep their places, and arrows point ahead. */
export const rightToLeftCss = `svg{direction:ltr}[data-arrow]{display:inline-block;scale:-1 1}`;
