/** How pages look on paper. Browsers fetch it after all else, as nobody waits for it; each page would carry it otherwise. */

/** The heading of a band, with the sentence below it. */
const HEADING = "div:has(>h2:first-child):not(:has(>:nth-child(3)))";

/** Black on white, no furniture, nothing to read next, the line drawn to its end, answers open, and bands one below the other so that tables may break. */
export const printCss =
  `:root{color-scheme:light!important}body{font-size:10.5pt!important}` +
  `*,::before,::after{--ink:#000!important;--muted:#333!important;--line:#bbb!important;color:#000!important;background:none!important;box-shadow:none!important}` +
  `header:not(main *),footer,nav,dialog,button,[popover],[data-print=off]{display:none!important}` +
  `main div:has(>section){display:block!important}main section{margin-block:1.5rem!important;padding-block:0!important}` +
  `details::details-content{content-visibility:visible!important;block-size:auto!important;height:auto!important}` +
  `section[aria-labelledby=related]{display:none!important}path{animation:none!important}p{orphans:3;widows:3}` +
  `thead{display:table-row-group!important}tr,figure,blockquote{break-inside:avoid}h2,h3{break-after:avoid}` +
  // To keep a heading with what follows it, browsers do only between lines of text. So it takes room for some of that, too, and gives
  // it back; and neither a table's head nor its last line stands alone.
  `${HEADING}{break-inside:avoid;padding-bottom:8rem!important;margin-bottom:-6.5rem!important}` +
  `thead,tbody tr:nth-child(-n+2),tbody tr:nth-last-child(-n+3):not(:last-child){break-after:avoid}` +
  `main a[href^="http"]::after{content:" (" attr(href) ")";font-size:.8em}`;
