/**
 * Shorter names for Emotion's styles. A name is a checksum of the style, which no compression makes smaller: with its six or seven
 * letters each, names were a twentieth of a city's page.
 */
import type { SerializedStyles } from "@emotion/serialize";

/** Letters of a name: 1.7 million names, for the few hundred styles of the site. */
const LETTERS = 4;

/** What the styles were called before; one that has its short name already keeps it. */
export const shortened = (styles: SerializedStyles): SerializedStyles =>
  Object.assign(styles, { name: styles.name.slice(-LETTERS) });

/**
 * Gives styles their short names, and knows those that it gave.
 * @returns what {@link shortened} does
 * @throws where two styles would have the same name, as the browser would take one for the other
 */
export const distinctNames = (): typeof shortened => {
  const given = new Map<string, string>();
  return (styles) => {
    const css = styles.styles;
    const { name } = shortened(styles);
    const other = given.get(name) ?? css;
    if (other !== css)
      throw new Error(
        `Two styles have the same short name, ${name}. Write one of them in another order:\n  ${other}\n  ${css}`,
      );
    given.set(name, css);
    return styles;
  };
};
