/** Where each kind of content shows, by its key. */
import { kinds } from "../kinds";

export { EVERY_PAGE } from "../kinds/kind";

export const WHERE_SHOWN = Object.fromEntries(
  Object.entries(kinds).map(([key, { shown }]) => [key, shown]),
) as Readonly<Record<keyof typeof kinds, Readonly<Record<string, string>>>>;
