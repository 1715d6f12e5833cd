/** What only shows when files are seen together: references, duplicates, missing files. */
import type { z } from "zod";
import type { Entry } from "./check";
import { didYouMean, pathInWords } from "./explain";
import type { FieldMeta } from "./fields";
import { isSingle } from "./kind";
import { allKinds, kinds } from "./kinds";
import { matchKind } from "./match-kind";
import type { ContentProblem } from "./problem";
import { fieldMeta, visitValues, type PathStep } from "./schema-walk";

interface Folder {
  entries: readonly Entry[];
  /** The paths of all files, those with problems of their own too. */
  paths: readonly string[];
  media: ReadonlySet<string>;
}

const dataOf = <S extends z.ZodType>(entry: Entry): z.infer<S> => entry.data as z.infer<S>;
type StateData = z.infer<typeof kinds.state.schema>;
type SiteData = z.infer<typeof kinds.site.schema>;
type IndustryData = z.infer<typeof kinds.industry.schema>;

/** For each kind that is referred to, the names that exist. Files with problems of their own count: they do exist. */
const knownNames = ({ entries, paths }: Folder): Record<string, readonly string[]> => {
  const slugs = (name: string) =>
    paths.flatMap((path) => {
      const match = matchKind(path);
      return match?.kind.name === name ? [match.slug] : [];
    });
  const names: Record<string, string[]> = { Service: slugs("Service"), Claim: [], City: [] };
  for (const entry of entries) {
    if (entry.kind === kinds.site) names["Claim"] = [...new Set((entry.data as SiteData).claims.map(({ id }) => id))];
    if (entry.kind === kinds.state)
      for (const city of (entry.data as StateData).cities) names["City"]?.push(`${entry.slug}/${city.slug}`);
  }
  return names;
};

/** What a name of each kind names, and that there is none. */
const ABSENCES: Readonly<Record<string, (name: string) => string>> = {
  Service: (name) => `the service "${name}", which does not exist`,
  Claim: (name) => `the claim "${name}", which is not in site.yaml`,
  City: (name) => `the city "${name}", which no state has`,
};

const checkReferences = (folder: Folder): ContentProblem[] => {
  const known = knownNames(folder);
  // Where the file that holds the names is itself broken or gone, a list of misses would only bury its problem.
  const read = new Set(folder.entries.map(({ path }) => path));
  const unreadable = new Set(folder.paths.filter((path) => !read.has(path)).map((path) => matchKind(path)?.kind.name));
  const hasSite = folder.entries.some(({ kind }) => kind === kinds.site);
  const skip: Record<string, boolean> = { Claim: !hasSite, City: unreadable.has("State"), Service: false };
  const problems: ContentProblem[] = [];
  for (const entry of folder.entries) {
    visitValues(entry.kind.schema, entry.data, (value, schema, path) => {
      const kind = fieldMeta(schema).reference;
      const names = kind ? known[kind] : undefined;
      if (!kind || !names || typeof value !== "string" || names.includes(value) || skip[kind]) return;
      const guess = didYouMean(value, names);
      problems.push({
        file: entry.path,
        code: "unknown-reference",
        ...entry.source.locate(path),
        message: `"${pathInWords(path)}" names ${ABSENCES[kind]?.(value) ?? value}.`,
        help: guess
          ? `did you mean "${guess}"?`
          : names.length > 0 && names.length <= 40
            ? `use one of: ${names.join(", ")}.`
            : "use one that exists, or add it.",
      });
    });
  }
  return problems;
};

const isMedia = (control: FieldMeta["control"]): boolean =>
  control === "image" || control === "audio" || control === "transcript";

const checkMedia = ({ entries, media }: Folder): ContentProblem[] => {
  const problems: ContentProblem[] = [];
  for (const entry of entries) {
    visitValues(entry.kind.schema, entry.data, (value, schema, path) => {
      const { control } = fieldMeta(schema);
      if (!isMedia(control) || typeof value !== "string" || media.has(value)) return;
      const guess = didYouMean(value, [...media]);
      problems.push({
        file: entry.path,
        code: "missing-media",
        ...entry.source.locate(path),
        message: `There is no file content/media/${value}.`,
        help: guess ? `did you mean "${guess}"?` : "put the file there, or remove the field.",
      });
    });
  }
  return problems;
};

/** Reports every item of a list whose name another item already has. */
const repeated = (
  entry: Entry,
  names: readonly string[],
  path: (index: number) => PathStep[],
  what: string,
  help: string,
): ContentProblem[] =>
  names.flatMap((name, index) => {
    const first = names.indexOf(name);
    if (first === index) return [];
    const { line } = entry.source.locate(path(first));
    return [
      {
        file: entry.path,
        code: "duplicate-slug",
        ...entry.source.locate(path(index)),
        message: `The ${what} "${name}" already stands on line ${line}.`,
        help,
      },
    ];
  });

const checkDuplicates = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) => {
    switch (entry.kind) {
      case kinds.state:
        return repeated(
          entry,
          (entry.data as StateData).cities.map(({ slug }) => slug),
          (index) => ["cities", index, "slug"],
          "slug",
          "give each city of a state a slug of its own.",
        );
      case kinds.site:
        return repeated(
          entry,
          (entry.data as SiteData).claims.map(({ id }) => id),
          (index) => ["claims", index, "id"],
          "claim",
          "give each claim an id of its own.",
        );
      case kinds.industry:
        return repeated(
          entry,
          (entry.data as IndustryData).services.map(({ service }) => service),
          (index) => ["services", index, "service"],
          "service",
          "list each service once.",
        );
      default:
        return [];
    }
  });

const missing = (file: string, message: string, help: string): ContentProblem => ({
  file,
  line: 1,
  column: 1,
  code: "missing-file",
  message,
  help,
});

const checkMissingFiles = ({ entries, paths }: Folder): ContentProblem[] => {
  const matches = paths.flatMap((path) => matchKind(path) ?? []);
  const has = (name: string, slug: string) => matches.some((match) => match.kind.name === name && match.slug === slug);
  const singles = allKinds
    .filter((kind) => isSingle(kind) && !has(kind.name, ""))
    .map((kind) =>
      missing(
        kind.files,
        `The file is missing. ${kind.description}`,
        "add it; docs/content-reference.md lists its fields.",
      ),
    );
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
          `The service "${slug}" has no ${file.split("/").at(-1)}. ${kind.description}`,
          "add the file, or remove the service's folder.",
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
              `Services without their own show those of "${fallback}", which has none. ${kind.description}`,
              `add the file, or name another service as fallback in ${copy.path}.`,
            ),
          }))
      : [];
  return [...singles, ...parts, ...fallbackParts];
};

type EpisodeData = z.infer<typeof kinds.episode.schema>;

const audioProblems = (entry: Entry, { audioFile, audioUrl, audioLength }: EpisodeData): ContentProblem[] => {
  const at = (field: string) => ({ file: entry.path, ...entry.source.locate([field], true) });
  if (audioFile && audioUrl)
    return [
      {
        ...at("audioUrl"),
        code: "conflicting-fields",
        message: "The episode names both a file and an address for its audio.",
        help: "keep one of the two.",
      },
    ];
  if (audioUrl && audioLength === undefined)
    return [
      {
        ...at("audioUrl"),
        code: "missing-audio-length",
        message: "The audio is on another host, and nothing says how many bytes it has.",
        help: "add audioLength with the size of the file, for example: audioLength: 50412345",
      },
    ];
  if (audioLength !== undefined && !audioUrl)
    return [
      {
        ...at("audioLength"),
        code: "conflicting-fields",
        message: "The episode states the length of audio on another host, and names none.",
        help: audioFile ? "take audioLength away: the file is measured." : "add audioUrl, or take audioLength away.",
      },
    ];
  return [];
};

const checkAudio = ({ entries }: Folder): ContentProblem[] =>
  entries.flatMap((entry) =>
    entry.kind === kinds.episode ? audioProblems(entry, dataOf<typeof kinds.episode.schema>(entry)) : [],
  );

/** Everything that is wrong between the files of a folder. */
export const checkTogether = (folder: Folder): ContentProblem[] => [
  ...checkMissingFiles(folder),
  ...checkReferences(folder),
  ...checkDuplicates(folder),
  ...checkMedia(folder),
  ...checkAudio(folder),
];
