/**
 * Links and references from published to unpublished content. Lists drop such entries; a link in a text cannot.
 * Future dates are checked from the start, so that no scheduled build fails. Closed jobs redirect to the list of jobs.
 */
import {
  type ContentProblem,
  type Entry,
  fieldMeta,
  isOptional,
  type PathStep,
  type Place,
  type Publication,
  type PublicationFault,
  PUBLISHED,
  usesOf,
  visitorOf,
} from "content-kit";
import { finding } from "./messages";
import { kinds } from "../../content-model/kinds";
import { entityId } from "../pages/node-id";
import { ownerId, type SitePage } from "../pages/site-pages";

/** True if on some day the source is published and the target is not. */
const isTooEarly = (source: Publication, target: Publication): boolean => {
  if (source.state === "draft" || source.state === "closed") return false;
  if (target.state === "draft") return true;
  return target.state === "scheduled" && !(source.state === "scheduled" && source.date >= target.date);
};

/** What links to or names an entry, and its words there. */
type Mention = Pick<PublicationFault, "subject" | "isName" | "value">;

const problem = (file: string, place: Place, mention: Mention, { entry, publication }: SitePage): ContentProblem => ({
  file,
  ...place,
  ...finding("not-published-yet", {
    ...mention,
    state: publication.state,
    date: "date" in publication ? publication.date : "",
    file: entry.path,
  }),
});

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
    const report = (target: SitePage | undefined, place: () => Place, mention: Mention): void => {
      if (target && isTooEarly(source, target.publication))
        problems.push(problem(entry.path, place(), mention, target));
    };
    visitLinksAndReferences(entry.kind.schema, entry.data, (value, schema, path) => {
      if (typeof value !== "string") return;
      const { link, reference } = fieldMeta(schema);
      const place = () => entry.source.locate(path);
      if (reference && !isOmitted(entry, path, isOptional(schema)))
        report(byId.get(entityId(reference, value)), place, { subject: { path }, isName: true, value });
      // Menus drop unpublished entries.
      if (link && !(entry.kind === kinds.navigation && path.some((step) => typeof step === "number")))
        report(byAddress.get(value.split(/[#?]/)[0] ?? ""), place, { subject: { path }, isName: false, value });
    });
    for (const use of usesOf(entry).links)
      if (use.inBody)
        report(byAddress.get(use.value.split(/[#?]/)[0] ?? ""), () => use.place, {
          subject: "text",
          isName: false,
          value: use.value,
        });
    return problems;
  });
};
