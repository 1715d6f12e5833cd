/** What editors call things, from the names that the code has for them. */
import { isSingle, type ContentKind } from "./kind";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `callToAction` as people read it: `Call to action`. */
export const labelOf = (name: string): string =>
  capital(
    name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

/** `an article` as the name of a form: `Article`; of a service's prices, `Prices`. */
export const labelOfKind = ({ noun, files }: ContentKind): string =>
  capital(noun.replace(/^(?:an?|the) /, "").replace(files.includes("{slug}/") ? /^.*'s / : /^$/, ""));

/** `articles` as the name of a list: `Articles`; of a kind of which there is one only, its own name. */
export const labelOfMany = (kind: ContentKind): string =>
  isSingle(kind) ? labelOfKind(kind) : capital(kind.plural ?? kind.noun);

/** The name of one item of a list, from the list's own: of `Key benefits`, `Key benefit`. */
export const singular = (label: string): string => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
