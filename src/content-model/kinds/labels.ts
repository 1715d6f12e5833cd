/** Editor-facing labels, derived from names in the code. */
import { isSingle, type ContentKind } from "./kind";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Splits camel case: `callToAction` becomes `Call to action`. */
export const labelOf = (name: string): string =>
  capital(
    name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

/** The name of a kind's form: `an article` becomes `Article`; `a service's prices`, `Prices`. */
export const labelOfKind = ({ noun, files }: ContentKind): string =>
  capital(noun.replace(/^(?:an?|the) /, "").replace(files.includes("{slug}/") ? /^.*'s / : /^$/, ""));

/** The name of a kind's list, `Articles`; a single file's own name where there is only one. */
export const labelOfMany = (kind: ContentKind): string =>
  isSingle(kind) ? labelOfKind(kind) : capital(kind.plural ?? kind.noun);

/** Singular of a list's label: `Key benefits` becomes `Key benefit`. */
export const singular = (label: string): string => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
