/** The entries that make nodes, without what of them is not shown. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { entityId } from "../nodes/node-id";
import { ownerId } from "./site-pages";
import type { FolderCheck } from "../content/checks";
import { visibilityOf, type Visibility } from "./visibility";

/** An entry without the parts that have pages of their own and are not shown, so that no count or picture has them. */
const withoutHiddenParts = (entry: Entry, { isHidden }: Visibility): Entry => {
  const { kind, slug, data } = entry;
  if (kind === kinds.state) {
    const state = data as z.infer<typeof kinds.state.schema>;
    const cities = state.cities.filter((city) => !isHidden(entityId("City", `${slug}/${city.slug}`)));
    return cities.length === state.cities.length ? entry : { ...entry, data: { ...state, cities } };
  }
  if (kind === kinds.industry) {
    const industry = data as z.infer<typeof kinds.industry.schema>;
    const services = industry.services.filter(
      ({ service }) => !isHidden(entityId("IndustryService", `${slug}/${service}`)),
    );
    return services.length === industry.services.length ? entry : { ...entry, data: { ...industry, services } };
  }
  return entry;
};

/** Of all entries those that are shown, in the same order. */
export const shownEntries = (entries: readonly Entry[], visibility: Visibility): Entry[] =>
  entries.filter((entry) => !visibility.isHidden(ownerId(entry))).map((entry) => withoutHiddenParts(entry, visibility));

/** Of a folder's entries those that visitors get something of. */
export const entriesForVisitors = ({ entries, pages, timeZone }: FolderCheck): Entry[] =>
  shownEntries(entries, visibilityOf(pages, false, timeZone));
