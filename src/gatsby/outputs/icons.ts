/** Drawings of the icons that the site names, so that a page's scripts have no others. */
import { createRequire } from "node:module";
import { type Entry, fieldMeta, visitorOf } from "content-kit";
import { OWN_ICONS } from "../../content-model/fields/icons";

const isIcon = ({ id }: { id?: string }): boolean => id === "IconName";
const visitIcons = visitorOf(isIcon);

/** The library's drawing without its colors and lines: they are the site's. */
const shapesOf = (body = ""): string =>
  body.replace(/ (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin|width)="[^"]*")/g, "");

/** By name, the SVG elements of each icon on a grid of 24 pixels. @param entries all of the site */
export const iconsOf = (entries: readonly Entry[]): Record<string, string> => {
  // The search's is in the header of every page.
  const names = new Set(["search"]);
  for (const { kind, data } of entries)
    visitIcons(kind.schema, data, (value, schema) => isIcon(fieldMeta(schema)) && names.add(String(value)));
  const { icons } = createRequire(__filename)("@iconify-json/lucide/icons.json") as {
    icons: Readonly<Record<string, { body: string }>>;
  };
  const drawn = (name: string): string =>
    OWN_ICONS[name] ? `<path d="${OWN_ICONS[name]}"></path>` : shapesOf(icons[name]?.body);
  return Object.fromEntries([...names].sort().map((name) => [name, drawn(name)]));
};
