/** What an entry names outside of its own file: other entries, pages, pictures, audio. */
import type { Entry } from "./check";
import { placeInBody, rangeOf, wordsIn } from "./check-body";
import { headingIds } from "./heading-ids";
import { bodyOf, visitMarkdown, wordsOf, type MarkdownNode } from "./markdown";
import { fillIn } from "./placeholders";
import type { Place } from "./problem";
import { rememberFor } from "../remember";
import { fieldMeta, visitorOf } from "./schema-walk";
import { pathInWords } from "./explain";
import { shorten } from "./words";

/** One name, and where it stands. */
export interface Use {
  value: string;
  /** What names it, as a sentence begins: `"hero › primary › to"`, `The link "our prices"`. */
  subject: string;
  place: Place;
}

/** What a form asks for where a field names a file of media/. */
const MEDIA_CONTROLS = ["image", "vector", "audio", "transcript"] as const;

type MediaControl = (typeof MEDIA_CONTROLS)[number];

const isMedia = (control: string | undefined): control is MediaControl =>
  MEDIA_CONTROLS.some((known) => known === control);

/** Everything that an entry names. */
export interface Uses {
  /** With the kind of content that is named. */
  references: (Use & { kind: string })[];
  /** Links in fields and in the body. */
  links: Use[];
  /** Files of media/ in fields. */
  media: (Use & { control: MediaControl })[];
  /** Pictures in the body, as they are written there. */
  pictures: Use[];
  /** The headings of the body, from the first to the last. */
  headings: string[];
}

const visitUses = visitorOf(({ reference, link, control }) => Boolean(reference || link || isMedia(control)));

const collectFromFields = ({ kind, data, source }: Entry, uses: Uses): void =>
  visitUses(kind.schema, data, (value, schema, path) => {
    const { reference, link, control } = fieldMeta(schema);
    if (typeof value !== "string") return;
    const use: Use = { value, subject: `"${pathInWords(path)}"`, place: source.locate(path) };
    if (reference) uses.references.push({ ...use, kind: reference });
    if (link) uses.links.push(use);
    if (isMedia(control)) uses.media.push({ ...use, control });
  });

const linkInBody = (node: MarkdownNode & { url: string }, { source }: Entry): Use => ({
  value: node.url,
  subject: node.type === "definition" ? "The address" : `The link "${shorten(wordsOf(node))}"`,
  place: placeInBody(source, wordsIn(node, node.url, source.body)),
});

const collectFromBody = (entry: Entry, uses: Uses): void => {
  const { kind, source } = entry;
  if (kind.body?.form !== "markdown") return;
  const root = bodyOf(source);
  const pictureNames = new Set<string>();
  visitMarkdown(root, (node) => {
    if (node.type === "imageReference") pictureNames.add(node.identifier);
  });
  visitMarkdown(root, (node) => {
    if (node.type === "heading" && node.depth > 1 && node.depth < 5) uses.headings.push(wordsOf(node));
    else if (node.type === "image" || (node.type === "definition" && pictureNames.has(node.identifier)))
      uses.pictures.push({
        value: node.url,
        subject: "The picture",
        place: placeInBody(source, node.url ? wordsIn(node, node.url, source.body) : rangeOf(node)),
      });
    else if (node.type === "link" || node.type === "definition") uses.links.push(linkInBody(node, entry));
  });
};

/** What an entry names. */
export const usesOf = rememberFor((entry: Entry): Uses => {
  const uses: Uses = { references: [], links: [], media: [], pictures: [], headings: [] };
  collectFromFields(entry, uses);
  collectFromBody(entry, uses);
  return uses;
});

/** The ids of the headings of an entry's body, with the agency's facts filled in as on the page. */
export const headingIdsOf = (entry: Entry, facts: Readonly<Record<string, string>>): string[] => {
  const idOf = headingIds();
  return usesOf(entry).headings.map((words) => idOf(fillIn(words, facts)));
};
