/** Films in a body: the address of a film, or a picture that links to one, in a paragraph of its own. */
import {
  bodyOf,
  type ContentProblem,
  type Entry,
  fieldMeta,
  type Film,
  filmAt,
  type MarkdownNode,
  onlyOf,
  parseMarkdown,
  placeInBody,
  rangeOf,
  visitMarkdown,
  visitorOf,
  wordsOf,
} from "content-kit";
import { warning } from "./messages";
import type { Image, Link } from "mdast";
import { kinds } from "../../content-model/kinds";

interface FilmInBody {
  film: Film;
  link: Link;
  /** The still picture, if the editor gives one. */
  still?: Image;
}

/** True for a link that is written as its bare address. */
const isBare = (link: Link): boolean => {
  const words = wordsOf(link);
  return words === link.url || words.replace(/^www\./, "http://www.") === link.url;
};

const filmOfLink = (link: MarkdownNode | undefined): FilmInBody | undefined => {
  if (link?.type !== "link") return undefined;
  const film = filmAt(link.url);
  const [only] = link.children;
  const still = link.children.length === 1 && only?.type === "image" ? only : undefined;
  return film && (still || isBare(link)) ? { film, link, still } : undefined;
};

/** Calls `visit` for each paragraph of a text that may have films; most texts need not be parsed for this. */
const visitParagraphs = (
  { kind: { body }, source }: Entry,
  visit: (paragraph: Extract<MarkdownNode, { type: "paragraph" }>) => void,
): void => {
  if (body?.form !== "markdown" || !/youtu|vimeo/i.test(source.body)) return;
  visitMarkdown(bodyOf(source), (node) => {
    if (node.type === "paragraph") visit(node);
  });
};

/** All films of an entry's body. */
const filmsOf = (entry: Entry): FilmInBody[] => {
  const films: FilmInBody[] = [];
  visitParagraphs(entry, ({ children }) => {
    const film = children.length === 1 ? filmOfLink(children[0]) : undefined;
    if (film) films.push(film);
  });
  return films;
};

/** Fields that may have films: addresses of films, and texts in Markdown. */
const visitFields = visitorOf(({ isFilm, control }) => isFilm === true || control === "markdown");

/** All films of an entry, in its body and in its fields. */
export const allFilmsOf = (entry: Entry): Film[] => {
  const films = filmsOf(entry).map(({ film }) => film);
  visitFields(entry.kind.schema, entry.data, (value, schema) => {
    if (typeof value !== "string" || !/youtu|vimeo/i.test(value)) return;
    const own = fieldMeta(schema).isFilm ? filmAt(value) : undefined;
    if (own) films.push(own);
    else
      visitMarkdown(parseMarkdown(value), (node) => {
        const film = node.type === "paragraph" && node.children.length === 1 && filmOfLink(node.children[0]);
        if (film) films.push(film.film);
      });
  });
  return films;
};

/** Warnings about films that show as links, as the labels have no text for them. */
export const checkFilms = (entries: readonly Entry[]): ContentProblem[] => {
  const labels = onlyOf(entries, kinds.labels);
  // A file with an error of its own is not among the entries.
  if (labels === undefined || labels.data.film !== undefined) return [];
  const why = "the film shows as a link without it";
  return entries.flatMap((entry) =>
    filmsOf(entry).map(({ link }) => ({
      file: entry.path,
      ...placeInBody(entry.source, rangeOf(link)),
      ...warning("missing-field/needed", { path: ["film"], why, file: kinds.labels.files }),
    })),
  );
};
