/** Cross-file checks: references, duplicates, missing files. */
import { finding, warning, type Finding } from "../messages/finding";
import type { NamedOnce } from "../messages/template";
import type { z } from "zod";
import { articleProblems } from "./articles";
import { hoursProblems } from "./hours";
import { checkAnalytics } from "./analytics";
import type { CheckedFiles, Entry } from "./entry";
import { cityImageProblems } from "./city-images";
import { checkDownloads } from "./downloads";
import { checkFilms } from "./films";
import { industryProblems } from "./industries";
import { jobProblems } from "./jobs";
import { checkMedia } from "./media";
import { pricingProblems } from "./pricing";
import { reportProblems } from "./reports";
import { distanceKm } from "../../lib/distance";
import { didYouMean } from "../messages/did-you-mean";
import { isSingle, type ContentKind } from "../kinds/kind";
import { allKinds, kinds } from "../kinds";
import { matchKind } from "../kinds/match-kind";
import type { ContentProblem } from "../messages/problem";
import type { Media } from "../fields/media-facts";
import { memoizeByObject } from "../../lib/memoize";
import type { PathStep } from "../fields/schema-walk";
import { checkPluralForms } from "./plural-forms";
import { usesOf } from "./uses";

interface Folder extends CheckedFiles {
  media: Media;
}

const dataOf = <S extends z.ZodType>(entry: Entry): z.infer<S> => entry.data as z.infer<S>;
type StateData = z.infer<typeof kinds.state.schema>;
type SiteData = z.infer<typeof kinds.site.schema>;
type PricingData = z.infer<typeof kinds.pricing.schema>;
type ReportData = z.infer<typeof kinds.report.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;

/** The names that one entry defines, by kind. */
const namesIn = memoizeByObject((entry: Entry): Readonly<Record<string, ReadonlySet<string>>> => {
  switch (entry.kind) {
    case kinds.site:
      return { Claim: new Set((entry.data as SiteData).claims.map(({ id }) => id)) };
    case kinds.state:
      return { City: new Set((entry.data as StateData).cities.map(({ slug }) => `${entry.slug}/${slug}`)) };
    default:
      return {};
  }
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
  entry: Entry,
  names: readonly string[],
  path: (index: number) => PathStep[],
  what: NamedOnce,
): ContentProblem[] => {
  const firsts = new Map<string, number>();
  return names.flatMap((name, index) => {
    const first = firsts.get(name);
    if (first === undefined) {
      firsts.set(name, index);
      return [];
    }
    const { line } = entry.source.locate(path(first));
    return [
      {
        file: entry.path,
        ...entry.source.locate(path(index)),
        ...finding("duplicate-slug/in-list", { what, name, line }),
      },
    ];
  });
};

const duplicatesIn = memoizeByObject((entry: Entry): ContentProblem[] => {
  switch (entry.kind) {
    case kinds.state:
      return repeated(
        entry,
        (entry.data as StateData).cities.map(({ slug }) => slug),
        (index) => ["cities", index, "slug"],
        "slug",
      );
    case kinds.site:
      return repeated(
        entry,
        (entry.data as SiteData).claims.map(({ id }) => id),
        (index) => ["claims", index, "id"],
        "claim",
      );
    case kinds.pricing:
      return repeated(
        entry,
        (entry.data as PricingData).tiers.map(({ name }) => name),
        (index) => ["tiers", index, "name"],
        "tier",
      );
    case kinds.report:
      return repeated(
        entry,
        (entry.data as ReportData).rows.map(({ procedure }) => procedure),
        (index) => ["rows", index, "procedure"],
        "procedure",
      );
    case kinds.industry:
      return repeated(
        entry,
        (entry.data as IndustryData).services.map(({ service }) => service),
        (index) => ["services", index, "service"],
        "service",
      );
    default:
      return [];
  }
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
  const copy = entries.find(({ kind }) => kind === kinds.servicePage);
  const fallback = copy ? dataOf<typeof kinds.servicePage.schema>(copy).fallback : undefined;
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

type EpisodeData = z.infer<typeof kinds.episode.schema>;

const audioProblems = (entry: Entry, { audioFile, audioUrl, audioLength }: EpisodeData): ContentProblem[] => {
  const at = (field: string) => ({ file: entry.path, ...entry.source.locate([field], true) });
  if (audioFile && audioUrl) return [{ ...at("audioUrl"), ...finding("conflicting-fields/two-recordings") }];
  if (audioUrl && audioLength === undefined) return [{ ...at("audioUrl"), ...finding("missing-audio-length") }];
  if (audioLength !== undefined && !audioUrl)
    return [{ ...at("audioLength"), ...finding("conflicting-fields/audio-length", { audioFile }) }];
  return [];
};

const checkAudio = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) =>
    entry.kind === kinds.episode ? audioProblems(entry, dataOf<typeof kinds.episode.schema>(entry)) : [],
  );

const checkPricing = ({ entries }: Folder): ContentProblem[] => {
  const site = entries.find(({ kind }) => kind === kinds.site);
  return entries.flatMap((entry) => {
    if (entry.kind !== kinds.pricing) return [];
    return pricingProblems(entry, site && dataOf<typeof kinds.site.schema>(site));
  });
};

const checkIndustries = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.industry ? industryProblems(entry) : []));

const checkReports = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.report ? reportProblems(entry) : []));

const checkCityImages = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.state ? cityImageProblems(entry) : []));

const checkJobs = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.job ? jobProblems(entry) : []));

const checkArticles = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.article ? articleProblems(entry) : []));

const checkHours = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => (entry.kind === kinds.site ? hoursProblems(entry) : []));

/** Maximum distance in kilometers of a city from its state's center; larger than any state. */
const FARTHEST = 3000;

const middle = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Cities far from the others of their state, usually because of a missing minus sign. */
const unlikelyPlaces = memoizeByObject((entry: Entry): ContentProblem[] => {
  if (entry.kind !== kinds.state) return [];
  const placed = (entry.data as StateData).cities.flatMap(({ name, latitude, longitude }, index) =>
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

/** All cross-file problems of a folder. */
export const checkCrossFile = (folder: Folder): ContentProblem[] => [
  ...checkMissingFiles(folder),
  ...checkReferences(folder),
  ...folder.entries.flatMap(duplicatesIn),
  ...checkMedia([...folder.entries, ...folder.faulty], folder.media),
  ...checkDownloads([...folder.entries, ...folder.faulty], folder.media),
  ...checkAudio(folder),
  ...checkPricing(folder),
  ...checkIndustries(folder),
  ...checkReports(folder),
  ...checkCityImages(folder),
  ...checkJobs(folder),
  ...checkArticles(folder),
  ...checkHours(folder),
  ...folder.entries.flatMap(unlikelyPlaces),
  ...checkPluralForms(folder.entries),
  ...checkFilms(folder.entries),
  ...checkAnalytics(folder),
];
