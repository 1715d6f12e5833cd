/** The entries that create nodes, without hidden content. */
import type { z } from "zod";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import { entityId } from "./node-id";
import { ownerId } from "./site-pages";
import type { FolderCheck } from "./content";
import { visibilityOf, type Visibility } from "./visibility";

/** Removes an entry's hidden cities or services, so that they are not counted or listed. */
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

/** The visible entries, in the same order. */
export const shownEntries = (entries: readonly Entry[], visibility: Visibility): Entry[] =>
  entries.filter((entry) => !visibility.isHidden(ownerId(entry))).map((entry) => withoutHiddenParts(entry, visibility));

/** The entries of a folder that are visible to visitors. */
export const entriesForVisitors = ({ entries, pages, timeZone }: FolderCheck): Entry[] =>
  shownEntries(entries, visibilityOf(pages, false, timeZone));
