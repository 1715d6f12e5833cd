/** Films in a body: the address of a film, or a picture that links to one, in a paragraph of its own. */
import { finding } from "../messages/finding";
import type { Image, Link } from "mdast";
import { onlyOf, type Entry } from "./entry";
import { placeInBody, rangeOf } from "./body-place";
import { filmAt, type Film } from "../fields/films";
import { fieldMeta, visitorOf } from "../fields/schema-walk";
import { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";
import { bodyOf, parseMarkdown, visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";

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

/** Addresses of films on a line of a longer paragraph. */
const filmsInParagraphs = (entry: Entry): FilmInBody[] => {
  const { body } = entry.source;
  const films: FilmInBody[] = [];
  visitParagraphs(entry, ({ children }) => {
    if (children.length < 2) return;
    for (const child of children) {
      const film = filmOfLink(child);
      const { offset, length } = rangeOf(child);
      const before = body.slice(0, offset).split("\n").at(-1);
      const after = body.slice(offset + length).split("\n", 1)[0];
      if (film && before?.trim() === "" && /^\\?\s*$/.test(after ?? "")) films.push(film);
    }
  });
  return films;
};

/** Warnings about films that show as links. */
export const checkFilms = (entries: readonly Entry[]): ContentProblem[] => {
  const labels = onlyOf(entries, kinds.labels);
  // A file with an error of its own is not among the entries.
  const isWordless = labels !== undefined && labels.data.film === undefined;
  return entries.flatMap((entry) => {
    const at = ({ link }: FilmInBody) => ({
      file: entry.path,
      ...placeInBody(entry.source, rangeOf(link)),
      severity: "warning" as const,
    });
    return [
      ...(isWordless ? filmsOf(entry) : []).map((film): ContentProblem => ({
        ...at(film),
        ...finding("missing-field/needed", {
          path: ["film"],
          why: "the film shows as a link without it",
          file: kinds.labels.files,
        }),
      })),
      ...filmsInParagraphs(entry).map((film): ContentProblem => ({ ...at(film), ...finding("markup-as-text/film") })),
    ];
  });
};
