/** The consent dialog in the site's design: vanilla-cookieconsent's custom properties from the tokens. */
import base from "vanilla-cookieconsent/dist/css-components/base.css";
import modal from "vanilla-cookieconsent/dist/css-components/consent-modal.css";
import scheme from "vanilla-cookieconsent/dist/css-components/light-scheme.css";
import { color, font, motion, radius, weight } from "../../design/tokens";

/** Both buttons look alike: "no" is as easy as "yes". */
const button = {
  bg: color.paper,
  color: color.ink,
  "border-color": color.edge,
  "hover-bg": color.mist,
  "hover-color": color.ink,
  "hover-border-color": color.ink,
};

const properties = {
  "font-family": font.text,
  "modal-border-radius": radius.large,
  "btn-border-radius": radius.base,
  "modal-transition-duration": motion.base,
  bg: color.paper,
  "primary-color": color.ink,
  "secondary-color": color.ink,
  "link-color": color.vital,
  "separator-border-color": color.line,
  "footer-bg": color.paper,
  "footer-color": color.ink,
  "footer-border-color": color.line,
  ...Object.fromEntries(Object.entries(button).map(([name, value]) => [`btn-primary-${name}`, value])),
};

const own = [
  `#cc-main{${Object.entries(properties)
    .map(([name, value]) => `--cc-${name}:${value}`)
    .join(";")}}`,
  `#cc-main .cm{border:1px solid ${color.edge}}`,
  `#cc-main .cm__title{font:${weight.bold} 1.25rem/1.25 ${font.display}}`,
  "#cc-main .cm__desc{font-size:1rem;line-height:1.5}",
  // The package's rule for phones is important, too.
  "#cc-main .cm__btn+.cm__btn{margin-top:.625rem!important}",
  `#cc-main .cm__btn{min-height:2.75rem;border-width:1.5px;font-size:1rem;font-weight:${weight.bold}}`,
  `#cc-main .cm__footer a{color:${color.vital};font-size:1rem;line-height:1.75;text-decoration:underline}`,
  `#cc-main :is(a,button):focus-visible{outline:3px solid ${color.focus};outline-offset:2px}`,
  "@media print{#cc-main{display:none}}",
];

export const consentCss = scheme + base + modal + own.join("");
