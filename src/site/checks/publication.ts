/**
 * Links and references from published to unpublished content. Lists drop such entries; a link in a text cannot.
 * Future dates are checked from the start, so that no scheduled build fails. Closed jobs redirect to the list of jobs.
 */
import type { Entry } from "../../content-model/checks/entry";
import { describePath } from "../../content-model/messages/voices";
import { kinds } from "../../content-model/kinds";
import type { ContentProblem, Place } from "../../content-model/messages/problem";
import { PUBLISHED, type Publication } from "../../content-model/checks/publication";
import { fieldMeta, isOptional, visitorOf, type PathStep } from "../../content-model/fields/schema-walk";
import { usesOf } from "../../content-model/checks/uses";
import { entityId } from "../pages/node-id";
import { ownerId, type SitePage } from "../pages/site-pages";

/** True if on some day the source is published and the target is not. */
const isTooEarly = (source: Publication, target: Publication): boolean => {
  if (source.state === "draft" || source.state === "closed") return false;
  if (target.state === "draft") return true;
  return target.state === "scheduled" && !(source.state === "scheduled" && source.date >= target.date);
};

const WORDS: Readonly<Record<Publication["state"], (date: string) => { is: string; help: string }>> = {
  draft: () => ({ is: "is a draft", help: 'remove "draft: true" from that file' }),
  scheduled: (date) => ({ is: `appears on ${date}`, help: "give that file an earlier date" }),
  closed: (date) => ({ is: `closed on ${date}`, help: "give that file a later closing date" }),
  published: () => ({ is: "is published", help: "" }),
};

const problem = (
  file: string,
  place: Place,
  subject: string,
  alternative: string,
  { entry, publication }: SitePage,
): ContentProblem => {
  const { is, help } = WORDS[publication.state]("date" in publication ? publication.date : "");
  return {
    file,
    code: "not-published-yet",
    ...place,
    message: `${subject}, which ${is} (content/${entry.path}).`,
    help: `${help}, or ${alternative} until then.`,
  };
};

/** Lists and optional fields drop an unpublished entry by themselves. */
const isOmitted = (entry: Entry, path: readonly PathStep[], isOptionalField: boolean): boolean =>
  isOptionalField ||
  typeof path.at(-1) === "number" ||
  // An industry's service page is unpublished together with the service.
  entry.kind === kinds.industry;

const visitLinksAndReferences = visitorOf(({ link, reference }) => Boolean(link || reference));

/** All links and references to pages that are not published yet. */
export const checkPublication = (entries: readonly Entry[], pages: readonly SitePage[]): ContentProblem[] => {
  const held = pages.filter(({ publication: { state } }) => state === "draft" || state === "scheduled");
  if (held.length === 0) return [];
  const byId = new Map(held.map((page) => [page.id, page]));
  const byAddress = new Map(held.map((page) => [page.address, page]));
  return entries.flatMap((entry) => {
    const source = byId.get(ownerId(entry))?.publication ?? PUBLISHED;
    const problems: ContentProblem[] = [];
    const report = (
      target: SitePage | undefined,
      place: () => Place,
      subject: string,
      alternative = "remove the link",
    ): void => {
      if (target && isTooEarly(source, target.publication))
        problems.push(problem(entry.path, place(), subject, alternative, target));
    };
    visitLinksAndReferences(entry.kind.schema, entry.data, (value, schema, path) => {
      if (typeof value !== "string") return;
      const { link, reference } = fieldMeta(schema);
      const place = () => entry.source.locate(path);
      if (reference && !isOmitted(entry, path, isOptional(schema)))
        report(byId.get(entityId(reference, value)), place, `"${describePath(path)}" names "${value}"`, "name another");
      // Menus drop unpublished entries.
      if (link && !(entry.kind === kinds.navigation && path.some((step) => typeof step === "number")))
        report(byAddress.get(value.split(/[#?]/)[0] ?? ""), place, `"${describePath(path)}" leads to ${value}`);
    });
    for (const use of usesOf(entry).links)
      if (use.inBody)
        report(byAddress.get(use.value.split(/[#?]/)[0] ?? ""), () => use.place, `The text leads to ${use.value}`);
    return problems;
  });
};
