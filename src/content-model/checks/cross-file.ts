/** Cross-file checks: references, duplicates, missing files. */
import { z } from "zod";
import { finding, warning } from "../messages/finding";
import { checkAnalytics } from "./analytics";
import { allOf, isOf, onlyOf, problemAt, problemOfFile, type Entry, type EntryOf, type CheckedFiles } from "./entry";
import {
  articleProblems,
  cityImageProblems,
  cityProblems,
  hoursProblems,
  industryProblems,
  jobProblems,
  reportProblems,
  settingsProblems,
} from "./between-fields";
import { checkDownloads } from "./downloads";
import { checkFilms } from "./films";
import { checkMedia } from "./media";
import { pricingProblems } from "./pricing";
import type { Locale } from "../fields/price";
import { didYouMean } from "../messages/did-you-mean";
import { isSingle, type ContentKind } from "../kinds/kind";
import { allKinds, kinds } from "../kinds";
import { matchKind, usedKinds } from "../kinds/match-kind";
import type { ContentProblem } from "../messages/problem";
import type { Media } from "../fields/media-facts";
import { memoizeByObject } from "../../lib/memoize";
import { usesOf } from "./uses";

interface Folder extends CheckedFiles {
  media: Media;
}

/** The names that one entry defines, by kind. */
const namesIn = memoizeByObject((entry: Entry): Readonly<Record<string, ReadonlySet<string>>> => {
  if (isOf(entry, kinds.site)) return { Claim: new Set(entry.data.claims.map(({ id }) => id)) };
  if (isOf(entry, kinds.state)) return { City: new Set(entry.data.cities.map(({ slug }) => `${entry.slug}/${slug}`)) };
  return {};
});

/** All known names by kind. Files with errors count: they exist. */
const knownNames = ({ entries, paths }: Folder): Readonly<Record<string, readonly ReadonlySet<string>[]>> => {
  const slugs = (kind: ContentKind): ReadonlySet<string> =>
    new Set(
      paths.flatMap((path) => {
        const match = matchKind(path);
        return match && match.kind === kind ? [match.slug] : [];
      }),
    );
  const brought = (kind: string) => entries.flatMap((entry) => namesIn(entry)[kind] ?? []);
  return {
    Service: [slugs(kinds.service)],
    Industry: [slugs(kinds.industry)],
    Claim: brought("Claim"),
    City: brought("City"),
    Report: [slugs(kinds.report)],
  };
};

/** The longest list of names in a message. */
const MOST_NAMES = 40;

const checkReferences = (folder: Folder): ContentProblem[] => {
  const known = knownNames(folder);
  // If the defining file is broken or missing, reporting every reference would bury that error.
  const read = new Set(folder.entries.map(({ path }) => path));
  const unreadable = new Set(folder.paths.filter((path) => !read.has(path)).map((path) => matchKind(path)?.kind.name));
  const hasSite = folder.entries.some(({ kind }) => kind === kinds.site);
  const skip: Record<string, boolean> = { Claim: !hasSite, City: unreadable.has("State") };
  return [...folder.entries, ...folder.faulty].flatMap((entry) =>
    usesOf(entry).references.flatMap((use): ContentProblem[] => {
      const { kind, value, subject } = use;
      const sets = known[kind];
      if (!sets || skip[kind] || sets.some((names) => names.has(value))) return [];
      const all = sets.flatMap((set) => [...set]);
      const guess = didYouMean(value, all);
      const names = all.length <= MOST_NAMES ? all : [];
      return [
        { file: entry.path, ...use.place, ...finding("unknown-reference", { subject, kind, value, guess, names }) },
      ];
    }),
  );
};

/** Reports every list item whose name is already taken. */
const repeated = (entry: Entry, list: string, field: string): ContentProblem[] => {
  const firsts = new Map<string, number>();
  const items = entry.data[list] as readonly Readonly<Record<string, unknown>>[];
  return items.flatMap((item, index) => {
    const name = String(item[field]);
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, index);
      return [];
    }
    const { line } = entry.source.locate([list, first, field]);
    const path = [list, index, field];
    return [problemAt(entry, path, finding("duplicate-slug/in-list", { path, name, line }))];
  });
};

/** Lists whose items have a name that only one of them may have. */
const NAMED_ONCE: readonly (readonly [kind: ContentKind, list: string, field: string])[] = [
  [kinds.state, "cities", "slug"],
  [kinds.site, "claims", "id"],
  [kinds.pricing, "tiers", "name"],
  [kinds.report, "rows", "offer"],
  [kinds.process, "steps", "step"],
  [kinds.industry, "services", "service"],
];

const duplicatesIn = memoizeByObject((entry: Entry): ContentProblem[] =>
  NAMED_ONCE.flatMap(([kind, list, field]) => (entry.kind === kind ? repeated(entry, list, field) : [])),
);

const checkMissingFiles = ({ entries, paths }: Folder): ContentProblem[] => {
  const matches = paths.flatMap((path) => matchKind(path) ?? []);
  const has = (kind: ContentKind, slug: string) => matches.some((match) => match.kind === kind && match.slug === slug);
  const missing = (needed: readonly ContentKind[], slug: string, why?: string): ContentProblem[] =>
    needed
      .filter((kind) => !has(kind, slug))
      .map(({ files, description }) =>
        problemOfFile(files.replace("{slug}", slug), finding("missing-file", { description, ...(why && { why }) })),
      );
  const services = new Set(matches.filter(({ kind }) => kind.files.startsWith("services/")).map(({ slug }) => slug));
  const fallback = onlyOf(entries, kinds.servicePage)?.data.fallback;
  return [
    ...missing(allKinds.filter(isSingle).filter(usedKinds(paths)), ""),
    ...[...services].flatMap((slug) =>
      missing([kinds.service, kinds.serviceContent], slug, `The service "${slug}" needs it.`),
    ),
    ...(fallback !== undefined && has(kinds.service, fallback)
      ? missing(
          [kinds.comparison, kinds.process],
          fallback,
          `Services without their own show that of "${fallback}", the fallback in ${kinds.servicePage.files}.`,
        )
      : []),
  ];
};

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

/** Kinds in which each entry has a title or name of its own. */
const UNIQUE: readonly ContentKind[] = [kinds.state, kinds.industry, kinds.service, kinds.article, kinds.episode];

/** Entries with the name of another one, as a copied file has. Old articles and episodes may have had the same title. */
const sameNames = (entries: readonly Entry[]): ContentProblem[] =>
  entries.flatMap((entry, index): ContentProblem[] => {
    const { kind, data } = entry;
    if (!UNIQUE.includes(kind)) return [];
    const path = ["title" in data ? "title" : "name"] as const;
    const value = String(data[path[0]]);
    const first = entries.slice(0, index).find((other) => other.kind === kind && other.data[path[0]] === value);
    const report = kind === kinds.article || kind === kinds.episode ? warning : finding;
    return first ? [problemAt(entry, path, report("duplicate-name", { path, value, file: first.path }))] : [];
  });

/** Language and currency of the settings, even if another field of theirs is wrong. */
const localeOf = (files: readonly Entry[]): Locale | undefined => {
  const { language, currency } = kinds.site.schema.shape;
  return z.object({ language, currency }).safeParse(files.find(({ kind }) => kind === kinds.site)?.data).data;
};

/** All cross-file problems of a folder. */
export const checkCrossFile = (folder: Folder): ContentProblem[] => {
  const { entries, faulty, media } = folder;
  const site = onlyOf(entries, kinds.site);
  const locale = localeOf([...entries, ...faulty]);
  const jobPage = onlyOf(entries, kinds.jobPage);
  return [
    ...checkMissingFiles(folder),
    ...checkReferences(folder),
    ...entries.flatMap(duplicatesIn),
    ...checkMedia([...entries, ...faulty], media),
    ...checkDownloads([...entries, ...faulty], media),
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
    ...sameNames(entries),
    ...checkFilms(entries),
    ...checkAnalytics(folder),
  ];
};
