/** Checks the sections of landing pages: the hero comes first, some come once, and their services have the files. */
import type { z } from "zod";
import { SINGLE_SECTIONS } from "../../anchors";
import type { Entry } from "../../content-model/checks/entry";
import { kinds } from "../../content-model/kinds";
import type { ContentKind } from "../../content-model/kinds/kind";
import type { ContentProblem } from "../../content-model/messages/problem";

type Sections = z.infer<typeof kinds.landing.schema>["sections"];

/** The files that sections show, and that a service may lack. */
const FILES: Readonly<Record<string, ContentKind>> = { testimonials: kinds.testimonials, prices: kinds.pricing };

type Told = Pick<ContentProblem, "message" | "help">;

const problemOf = (
  section: Sections[number],
  index: number,
  sections: Sections,
  has: (kind: ContentKind, slug: string) => boolean,
): Told | undefined => {
  const { type } = section;
  if (index === 0 && type !== "hero")
    return {
      message: `The first section is of the type ${type}, and the page has no main heading.`,
      help: "begin with a section of the type hero.",
    };
  const first = sections.findIndex((other) => other.type === type);
  if (first < index && (type === "hero" || type in SINGLE_SECTIONS))
    return {
      message: `Section ${first + 1} is already of the type ${type}; a page has one of these.`,
      help: "remove one of the two.",
    };
  const file = FILES[type];
  if (file && "service" in section && !has(file, section.service))
    return {
      message: `The service "${section.service}" has no ${file.files.split("/").at(-1)}, which this section would show.`,
      help: `name a service that has one, or add content/${file.files.replace("{slug}", section.service)}.`,
    };
  return undefined;
};

/** Everything that is wrong with the sections of landing pages. */
export const checkLandingPages = (entries: readonly Entry[]): ContentProblem[] => {
  const has = (kind: ContentKind, slug: string): boolean =>
    entries.some((entry) => entry.kind === kind && entry.slug === slug);
  return entries.flatMap((entry): ContentProblem[] => {
    if (entry.kind !== kinds.landing) return [];
    const { sections } = entry.data as z.infer<typeof kinds.landing.schema>;
    return sections.flatMap((section, index) => {
      const told = problemOf(section, index, sections, has);
      const place = entry.source.locate(["sections", index, "type"]);
      return told ? [{ file: entry.path, code: "conflicting-fields" as const, ...place, ...told }] : [];
    });
  });
};
