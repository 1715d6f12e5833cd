/** References from an entry to other entries, pages and media. */
import type { Subject } from "../messages/message";
import type { Entry } from "./entry";
import { placeInBody, rangeOf, wordsIn } from "./body-place";
import { headingIds } from "../source/heading-ids";
import { bodyOf, parseMarkdown, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { fillIn } from "../lib/placeholders";
import type { Place } from "../messages/problem";
import { fieldMeta, schemaAt, visitorOf } from "../fields/schema-walk";
import { shorten } from "../messages/words";

/** One reference and its position. */
export interface Use {
  value: string;
  /** What a message about it is about. */
  subject: Subject;
  /** A lazy getter: only reported references need a position. Not copied by spread. */
  readonly place: Place;
}

/** Form controls of fields that name a file in media/. */
const MEDIA_CONTROLS = ["image", "vector", "audio", "transcript"] as const;

type MediaControl = (typeof MEDIA_CONTROLS)[number];

const isMedia = (control: string | undefined): control is MediaControl =>
  MEDIA_CONTROLS.some((known) => known === control);

/** All references of one entry. */
export interface Uses {
  /** With the kind of the referenced entry. */
  references: (Use & { kind: string })[];
  /** Links in fields and in the body. */
  links: (Use & { inBody: boolean })[];
  /** Media files named in fields. */
  media: (Use & {
    control: MediaControl;
    /** The width in pixels that the picture has on a wide screen. */
    shownWidth?: number;
  })[];
  /** Image URLs in the body, as written. */
  pictures: Use[];
  /** The body's headings, in order. */
  headings: string[];
}

const visitUses = visitorOf(({ reference, link, control }) =>
  Boolean(reference || link || isMedia(control) || control === "markdown"),
);

/** A use without its position. */
type Name<U extends Use> = Omit<U, "place">;

const placed = <U extends Use>(name: Name<U>, place: () => Place): U =>
  Object.defineProperty({ ...name }, "place", { get: place }) as U;

const linkSubject = (node: MarkdownNode): Subject =>
  node.type === "definition" ? "address" : { link: shorten(wordsOf(node)) };

const collectFromFields = ({ kind, data, source }: Entry, uses: Uses): void =>
  visitUses(kind.schema, data, (value, schema, path) => {
    const { reference, link, control } = fieldMeta(schema);
    if (typeof value !== "string") return;
    const name = { value, subject: { path } };
    const place = (words?: string): Place => source.locate(path, false, words);
    if (reference) uses.references.push(placed({ ...name, kind: reference }, place));
    if (link) uses.links.push(placed({ ...name, inBody: false }, place));
    if (control === "markdown")
      visitMarkdown(parseMarkdown(value), (node) => {
        if (node.type === "link" || node.type === "definition")
          uses.links.push(placed({ inBody: true, value: node.url, subject: linkSubject(node) }, () => place(node.url)));
      });
    if (isMedia(control)) {
      // One group describes all pictures; how wide one is shown is known to the field that holds it.
      const around = schemaAt(kind.schema, path.slice(0, -1));
      const { shownWidth = around && fieldMeta(around).shownWidth } = fieldMeta(schema);
      uses.media.push(placed({ ...name, control, shownWidth }, place));
    }
  });

const linkInBody = (node: MarkdownNode & { url: string }, { source }: Entry): Uses["links"][number] =>
  placed(
    {
      inBody: true,
      value: node.url,
      subject: linkSubject(node),
    },
    () => placeInBody(source, wordsIn(node, node.url, source.body)),
  );

const pictureInBody = (node: MarkdownNode & { url: string }, { source }: Entry): Use =>
  placed({ value: node.url, subject: "picture" as const }, () =>
    placeInBody(source, node.url ? wordsIn(node, node.url, source.body) : rangeOf(node)),
  );

const collectFromBody = (entry: Entry, uses: Uses): void => {
  const { kind, source } = entry;
  if (!kind.body) return;
  const root = bodyOf(source);
  const pictureNames = new Set<string>();
  visitMarkdown(root, (node) => {
    if (node.type === "imageReference") pictureNames.add(node.identifier);
  });
  visitMarkdown(root, (node) => {
    if (kind.body?.form === "notes" && node.type !== "link" && node.type !== "definition") return;
    if (node.type === "heading" && node.depth > 1 && node.depth < 5) uses.headings.push(wordsOf(node));
    else if (node.type === "image" || (node.type === "definition" && pictureNames.has(node.identifier)))
      uses.pictures.push(pictureInBody(node, entry));
    else if (node.type === "link" || node.type === "definition") uses.links.push(linkInBody(node, entry));
  });
};

const collect = (entry: Entry): Uses => {
  const uses: Uses = { references: [], links: [], media: [], pictures: [], headings: [] };
  collectFromFields(entry, uses);
  collectFromBody(entry, uses);
  return uses;
};

const known = new WeakMap<Entry, Uses>();

/** All references of an entry, memoized. */
export const usesOf = (entry: Entry): Uses => {
  const uses = known.get(entry) ?? collect(entry);
  known.set(entry, uses);
  return uses;
};

/** The headings of an entry's body with their ids, with site facts filled in as on the page. */
export const headingsOf = (entry: Entry, facts: Readonly<Record<string, string>>): { id: string; words: string }[] => {
  const idOf = headingIds();
  return usesOf(entry).headings.map((template) => {
    const words = fillIn(template, facts);
    return { id: idOf(words), words };
  });
};
