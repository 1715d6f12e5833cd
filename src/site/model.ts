/** This site's content model: its kinds, and the rules between its files. */
import { defineModel } from "content-kit";
import { allKinds } from "../content-model/kinds";
import { checkAnalytics } from "./checks/analytics";
import { checkArchives } from "./checks/archives";
import { checkDates } from "./checks/dates";
import { checkEntries } from "./checks/entries";
import { checkEpisodes } from "./checks/episodes";
import { checkFilms } from "./checks/films";
import { checkLandingPages } from "./checks/landing";
import { checkPodcast } from "./checks/podcast";
import { checkPublication } from "./checks/publication";
import { checkSearchResults } from "./checks/search-snippets";
import { checkAddresses } from "./checks/urls";
import { timeZoneOf, todayIn } from "./content/today";
import type { SiteFacts } from "./pages/content";
import { sitePages } from "./pages/site-pages";

/** `check` throws if SITE_TODAY is not a date. */
export const model = defineModel<SiteFacts>({
  kinds: allKinds,
  derive: (entries, day) => {
    const timeZone = timeZoneOf(entries);
    const today = day ?? todayIn(timeZone);
    return { timeZone, today, pages: sitePages(entries, today) };
  },
  rules: [
    checkEntries,
    ({ entries }) => checkFilms(entries),
    checkAnalytics,
    checkAddresses,
    ({ entries }) => checkSearchResults(entries),
    ({ entries, pages }) => checkPublication(entries, pages),
    ({ entries, today }) => checkDates(entries, today),
    ({ entries }) => checkPodcast(entries),
    ({ entries }) => checkArchives(entries),
    ({ entries, paths }) => checkLandingPages(entries, paths),
    checkEpisodes,
  ],
});

export type { SiteFacts };
