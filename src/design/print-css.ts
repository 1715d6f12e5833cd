/** How pages look on paper. Browsers fetch it after all else, as nobody waits for it; each page would carry it otherwise. */

/** Black on white, no furniture, nothing to read next, the line drawn to its end, answers open, and bands one below the other so that tables may break. */
export const printCss =
  `:root{color-scheme:light!important}body{font-size:10.5pt!important}` +
  `*,::before,::after{--ink:#000!important;--muted:#333!important;--line:#bbb!important;color:#000!important;background:none!important;box-shadow:none!important}` +
  `header:not(main *),footer,nav,dialog,button,[popover],[data-print=off]{display:none!important}` +
  `main div:has(>section){display:block!important}main section{margin-block:1.5rem!important;padding-block:0!important}` +
  `details::details-content{content-visibility:visible!important;block-size:auto!important;height:auto!important}` +
  `section[aria-labelledby=related]{display:none!important}path{animation:none!important}p{orphans:3;widows:3}` +
  `thead{display:table-row-group!important}tr,figure,blockquote{break-inside:avoid}h2,h3,div:has(>h2){break-after:avoid}` +
  `main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}`;
