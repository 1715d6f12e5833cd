/** Checks of entries by kind, with those of the fields beside each other. */
import * as z from "zod";
import {
  allOf,
  type ContentProblem,
  type Entry,
  type EntryOf,
  type FolderOfKinds,
  type Locale,
  missingFiles,
  onlyOf,
  problemAt,
} from "content-kit";
import { finding } from "./messages";
import { kinds } from "../../content-model/kinds";
import {
  articleProblems,
  cityImageProblems,
  cityProblems,
  hoursProblems,
  settingsProblems,
  industryProblems,
  jobProblems,
  reportProblems,
} from "./between-fields";
import { pricingProblems } from "./pricing";

const audioProblems = (entry: EntryOf<typeof kinds.episode>): ContentProblem[] => {
  const { audioFile, audioUrl, audioLength } = entry.data;
  if (audioFile && audioUrl)
    return [problemAt(entry, ["audioUrl"], finding("conflicting-fields/two-recordings"), true)];
  const path = ["audioLength"];
  if (audioUrl && audioLength === undefined) {
    const why = "audio on another host cannot be measured, and podcast apps need its size in bytes";
    return [problemAt(entry, ["audioUrl"], finding("missing-field/needed", { path, why, example: "50412345" }), true)];
  }
  if (audioLength === undefined || audioUrl) return [];
  const why = "it is for audio on another host";
  return [problemAt(entry, path, finding("conflicting-fields/unused", { path, why }), true)];
};

/** Language and currency of the settings, even if another field of theirs is wrong. */
const localeOf = (files: readonly Entry[]): Locale | undefined => {
  const { language, currency } = kinds.site.schema.shape;
  return z.object({ language, currency }).safeParse(files.find(({ kind }) => kind === kinds.site)?.data).data;
};

/** What services without their own show, which the fallback must have. */
const fallbackProblems = (folder: FolderOfKinds): ContentProblem[] => {
  const fallback = onlyOf(folder.entries, kinds.servicePage)?.data.fallback;
  if (fallback === undefined || !folder.paths.includes(kinds.service.files.replace("{slug}", fallback))) return [];
  const why = `Services without their own show that of "${fallback}", the fallback in ${kinds.servicePage.files}.`;
  return missingFiles(folder, [kinds.comparison, kinds.process], fallback, why);
};

/** All problems within entries that their schemas cannot describe. */
export const checkEntries = (folder: FolderOfKinds): ContentProblem[] => {
  const { entries, faulty } = folder;
  const site = onlyOf(entries, kinds.site);
  const locale = localeOf([...entries, ...faulty]);
  const jobPage = onlyOf(entries, kinds.jobPage);
  return [
    ...fallbackProblems(folder),
    ...allOf(entries, kinds.episode).flatMap(audioProblems),
    ...allOf(entries, kinds.pricing).flatMap((entry) => pricingProblems(entry, locale)),
    ...allOf(entries, kinds.industry).flatMap(industryProblems),
    ...allOf(entries, kinds.report).flatMap(reportProblems),
    ...allOf(entries, kinds.state).flatMap(cityImageProblems),
    ...allOf(entries, kinds.cityPage).flatMap(cityProblems),
    ...allOf(entries, kinds.job).flatMap((entry) => jobProblems(entry, jobPage, locale)),
    ...allOf(entries, kinds.article).flatMap(articleProblems),
    ...(site ? hoursProblems(site) : []),
    ...(site && locale ? settingsProblems(site, locale) : []),
  ];
};
