/** Cross-file checks: references, duplicates, missing files. */
import { z } from "zod";
import { finding, warning, type Finding } from "../messages/finding";
import type { NamedOnce } from "../messages/template";
import { articleProblems } from "./articles";
import { hoursProblems } from "./hours";
import { checkAnalytics } from "./analytics";
import { allOf, isOf, onlyOf, type Entry, type EntryOf, type CheckedFiles } from "./entry";
import { cityImageProblems } from "./city-images";
import { checkDownloads } from "./downloads";
import { checkFilms } from "./films";
import { industryProblems } from "./industries";
import { jobProblems } from "./jobs";
import { checkMedia } from "./media";
import { pricingProblems } from "./pricing";
import { reportProblems } from "./reports";
import { distanceKm } from "../../lib/distance";
import type { Locale } from "../fields/price";
import { didYouMean } from "../messages/did-you-mean";
import { isSingle, type ContentKind } from "../kinds/kind";
import { allKinds, kinds } from "../kinds";
import { matchKind } from "../kinds/match-kind";
import type { ContentProblem } from "../messages/problem";
import type { Media } from "../fields/media-facts";
import { memoizeByObject } from "../../lib/memoize";
import { checkPluralForms } from "./plural-forms";
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
  const paths = new Set(folder.paths);
  // If the defining file is broken or missing, reporting every reference would bury that error.
  const read = new Set(folder.entries.map(({ path }) => path));
  const unreadable = new Set(folder.paths.filter((path) => !read.has(path)).map((path) => matchKind(path)?.kind.name));
  const hasSite = folder.entries.some(({ kind }) => kind === kinds.site);
  const skip: Record<string, boolean> = { Claim: !hasSite, City: unreadable.has("State"), Service: false };
  return [...folder.entries, ...folder.faulty].flatMap((entry) =>
    usesOf(entry).references.flatMap((use): ContentProblem[] => {
      const { kind, value, subject } = use;
      const state = kinds.state.files.replace("{slug}", value.split("/", 1)[0] ?? "");
      const sets = known[kind];
      if (!sets || skip[kind] || sets.some((names) => names.has(value))) return [];
      const names = sets.flatMap((set) => [...set]);
      return [
        {
          file: entry.path,
          ...use.place,
          ...finding("unknown-reference", {
            subject,
            kind,
            value,
            guess: didYouMean(value, names),
            names: names.length <= MOST_NAMES ? names : [],
            state,
            isStateKnown: paths.has(state),
          }),
        },
      ];
    }),
  );
};

/** Reports every list item whose name is already taken. */
const repeated = (
  { source, path: file }: Entry,
  names: readonly string[],
  list: string,
  field: string,
  what: NamedOnce,
): ContentProblem[] => {
  const firsts = new Map<string, number>();
  return names.flatMap((name, index) => {
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, index);
      return [];
    }
    const { line } = source.locate([list, first, field]);
    const found = finding("duplicate-slug/in-list", { what, name, line });
    return [{ file, ...source.locate([list, index, field]), ...found }];
  });
};

const duplicatesIn = memoizeByObject((entry: Entry): ContentProblem[] => {
  const duplicates = (names: string[], list: string, field: string, what: NamedOnce): ContentProblem[] =>
    repeated(entry, names, list, field, what);
  if (isOf(entry, kinds.state))
    return duplicates(
      entry.data.cities.map(({ slug }) => slug),
      "cities",
      "slug",
      "slug",
    );
  if (isOf(entry, kinds.site))
    return duplicates(
      entry.data.claims.map(({ id }) => id),
      "claims",
      "id",
      "claim",
    );
  if (isOf(entry, kinds.pricing))
    return duplicates(
      entry.data.tiers.map(({ name }) => name),
      "tiers",
      "name",
      "tier",
    );
  if (isOf(entry, kinds.report))
    return duplicates(
      entry.data.rows.map(({ procedure }) => procedure),
      "rows",
      "procedure",
      "procedure",
    );
  if (isOf(entry, kinds.industry))
    return duplicates(
      entry.data.services.map(({ service }) => service),
      "services",
      "service",
      "service",
    );
  return [];
});

const missing = (file: string, found: Finding): ContentProblem => ({ file, line: 1, column: 1, ...found });

const checkMissingFiles = ({ entries, paths }: Folder): ContentProblem[] => {
  const matches = paths.flatMap((path) => matchKind(path) ?? []);
  const has = (name: string, slug: string) => matches.some((match) => match.kind.name === name && match.slug === slug);
  const singles = allKinds
    .filter((kind) => isSingle(kind) && !has(kind.name, ""))
    .map((kind) => missing(kind.files, finding("missing-file/single", { description: kind.description })));
  const services = [
    ...new Set(matches.filter(({ kind }) => kind.files.startsWith("services/")).map(({ slug }) => slug)),
  ];
  const parts = services.flatMap((slug) =>
    [kinds.service, kinds.serviceContent]
      .filter((kind) => !has(kind.name, slug))
      .map((kind) => {
        const file = kind.files.replace("{slug}", slug);
        return missing(
          file,
          finding("missing-file/service-part", { slug, file: file.split("/").at(-1), description: kind.description }),
        );
      }),
  );
  const copy = onlyOf(entries, kinds.servicePage);
  const fallback = copy?.data.fallback;
  const fallbackParts =
    copy && fallback
      ? [kinds.comparison, kinds.process]
          .filter((kind) => has("Service", fallback) && !has(kind.name, fallback))
          .map((kind) => ({
            ...missing(
              kind.files.replace("{slug}", fallback),
              finding("missing-file/fallback", { fallback, description: kind.description, copy: copy.path }),
            ),
          }))
      : [];
  return [...singles, ...parts, ...fallbackParts];
};

const audioProblems = ({ path, source, data }: EntryOf<typeof kinds.episode>): ContentProblem[] => {
  const { audioFile, audioUrl, audioLength } = data;
  const at = (field: string) => ({ file: path, ...source.locate([field], true) });
  if (audioFile && audioUrl) return [{ ...at("audioUrl"), ...finding("conflicting-fields/two-recordings") }];
  if (audioUrl && audioLength === undefined) return [{ ...at("audioUrl"), ...finding("missing-audio-length") }];
  if (audioLength !== undefined && !audioUrl)
    return [{ ...at("audioLength"), ...finding("conflicting-fields/audio-length", { audioFile }) }];
  return [];
};

/** Maximum distance in kilometers of a city from its state's center; larger than any state. */
const FARTHEST = 3000;

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Cities far from the others of their state, usually because of a missing minus sign. */
const unlikelyPlaces = memoizeByObject((entry: EntryOf<typeof kinds.state>): ContentProblem[] => {
  const placed = entry.data.cities.flatMap(({ name, latitude, longitude }, index) =>
    latitude === undefined || longitude === undefined ? [] : [{ name, latitude, longitude, index }],
  );
  // With two cities, neither is known to be the wrong one.
  if (placed.length < 3) return [];
  const center = {
    latitude: middle(placed.map(({ latitude }) => latitude)),
    longitude: middle(placed.map(({ longitude }) => longitude)),
  };
  return placed
    .map((city) => ({ ...city, far: distanceKm(city, center) }))
    .filter(({ far }) => far > FARTHEST)
    .map(({ name, index, far }) => ({
      file: entry.path,
      ...entry.source.locate(["cities", index, "longitude"]),
      ...warning("unlikely-place/far-city", { name, kilometers: Math.round(far) }),
    }));
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
    ...allOf(entries, kinds.job).flatMap(jobProblems),
    ...allOf(entries, kinds.article).flatMap(articleProblems),
    ...(site ? hoursProblems(site) : []),
    ...allOf(entries, kinds.state).flatMap(unlikelyPlaces),
    ...checkPluralForms(entries),
    ...checkFilms(entries),
    ...checkAnalytics(folder),
  ];
};
