/** Editor-facing names of kinds. */
import { capital } from "../fields/labels";
import { isInFolder, isSingle, type ContentKind } from "./kind";

/** The name of a kind's form: `an article` becomes `Article`; `a service's prices`, `Prices`. */
export const labelOfKind = ({ noun, files }: ContentKind): string =>
  capital(noun.replace(/^(?:an?|the) /, "").replace(isInFolder({ files }) ? /^.*'s / : /^$/, ""));

/** The name of a kind's list, `Articles`; a single file's own name where there is only one. */
export const labelOfMany = (kind: ContentKind): string =>
  isSingle(kind) ? labelOfKind(kind) : capital(kind.plural ?? kind.noun);
