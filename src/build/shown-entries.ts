/** The entries that make nodes, without what of them is not shown. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { entityId } from "./entities";
import { ownerId } from "./site-pages";
import type { Visibility } from "./visibility";

/** A state without its cities that are not shown, so that no fact of another place counts them. */
const withoutHiddenCities = (entry: Entry, { isHidden }: Visibility): Entry => {
  if (entry.kind !== kinds.state) return entry;
  const data = entry.data as z.infer<typeof kinds.state.schema>;
  const cities = data.cities.filter(({ slug }) => !isHidden(entityId("City", `${entry.slug}/${slug}`)));
  return { ...entry, data: { ...data, cities } };
};

/** An industry without the services that are not shown for it, such as one that is itself a draft. */
const withoutHiddenPairs = (entry: Entry, { isHidden }: Visibility): Entry => {
  if (entry.kind !== kinds.industry) return entry;
  const data = entry.data as z.infer<typeof kinds.industry.schema>;
  const services = data.services.filter(
    ({ service }) => !isHidden(entityId("IndustryService", `${entry.slug}/${service}`)),
  );
  return { ...entry, data: { ...data, services } };
};

/** Of all entries those that are shown, in the same order. */
export const shownEntries = (entries: readonly Entry[], visibility: Visibility): Entry[] =>
  entries
    .filter((entry) => !visibility.isHidden(ownerId(entry)))
    .map((entry) => withoutHiddenPairs(withoutHiddenCities(entry, visibility), visibility));
