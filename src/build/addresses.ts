/** Which address each content file has. */
import type { z } from "zod";
import type { Entry } from "../content-model/check";
import { kinds } from "../content-model/kinds";
import { matchKind } from "../content-model/match-kind";
import { routes } from "../routes";

type StateData = z.infer<typeof kinds.state.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;

/** The kinds whose file is a page of its own, and that page's address. */
const PAGE_OF: Record<string, (slug: string) => string> = {
  [kinds.service.name]: routes.service,
  [kinds.industry.name]: routes.industry,
  [kinds.state.name]: routes.state,
  [kinds.article.name]: routes.article,
  [kinds.episode.name]: routes.episode,
  [kinds.job.name]: routes.job,
  [kinds.legal.name]: routes.legal,
  [kinds.homePage.name]: () => routes.home,
  [kinds.aboutPage.name]: () => routes.about,
  [kinds.servicesPage.name]: () => routes.services,
  [kinds.industriesPage.name]: () => routes.industries,
  [kinds.locationsPage.name]: () => routes.locations,
  [kinds.blogPage.name]: () => routes.blog,
  [kinds.podcastPage.name]: () => routes.podcast,
  [kinds.contactPage.name]: () => routes.contact,
  [kinds.careersPage.name]: () => routes.careers,
  [kinds.searchPage.name]: () => routes.search,
};

/** The address of the page that a file makes by itself, or `undefined` where it makes none. */
export const addressOf = (path: string): string | undefined => {
  const match = matchKind(path);
  return match && PAGE_OF[match.kind.name]?.(match.slug);
};

/** Every address of the site that the entries make, pairs and cities included. */
export const allAddresses = (entries: readonly Entry[], paths: readonly string[]): Set<string> => {
  const addresses = new Set(paths.flatMap((path) => addressOf(path) ?? []));
  for (const { kind, slug, data } of entries) {
    if (kind === kinds.state)
      for (const city of (data as StateData).cities) addresses.add(routes.city(slug, city.slug));
    if (kind === kinds.industry)
      for (const { service } of (data as IndustryData).services) addresses.add(routes.industryService(slug, service));
  }
  return addresses;
};
