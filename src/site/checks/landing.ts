/** Checks the sections of landing pages: the hero comes first, some come once, and their services have the files. */
import { allOf, type ContentKind, type ContentProblem, type Entry, type Finding, problemAt } from "content-kit";
import { finding } from "./messages";
import type { z } from "zod";
import { SINGLE_SECTIONS } from "../../anchors";
import { kinds, matchKind } from "../../content-model/kinds";

type Sections = z.infer<typeof kinds.landing.schema>["sections"];

/** The files that sections show, and that a service may lack. */
const FILES: Readonly<Record<string, ContentKind>> = { testimonials: kinds.testimonials, prices: kinds.pricing };

const problemOf = (
  section: Sections[number],
  index: number,
  sections: Sections,
  has: (kind: ContentKind, slug: string) => boolean,
  lineOf: (index: number) => number,
): Finding | undefined => {
  const { type } = section;
  if (index === 0 && type !== "hero") return finding("conflicting-fields/hero-first", { type });
  const first = sections.findIndex((other) => other.type === type);
  if (first < index && (type === "hero" || type in SINGLE_SECTIONS))
    return finding("duplicate-slug/in-list", { path: ["sections", index, "type"], name: type, line: lineOf(first) });
  const file = FILES[type];
  if (file && "service" in section && !has(file, section.service))
    return finding("conflicting-fields/section-without-file", {
      service: section.service,
      path: file.files.replace("{slug}", section.service),
    });
  return undefined;
};

/**
 * Everything that is wrong with the sections of landing pages.
 * @param paths all content files
 */
export const checkLandingPages = (entries: readonly Entry[], paths: readonly string[]): ContentProblem[] => {
  // By path: a file with errors is not missing.
  const matches = paths.flatMap((path) => matchKind(path) ?? []);
  const has = (kind: ContentKind, slug: string): boolean =>
    matches.some((match) => match.kind === kind && match.slug === slug);
  return allOf(entries, kinds.landing).flatMap((entry): ContentProblem[] => {
    const { sections } = entry.data;
    const lineOf = (index: number): number => entry.source.locate(["sections", index, "type"]).line;
    return sections.flatMap((section, index) => {
      const found = problemOf(section, index, sections, has, lineOf);
      return found ? [problemAt(entry, ["sections", index, "type"], found)] : [];
    });
  });
};
