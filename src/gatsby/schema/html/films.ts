/**
 * Films in a text. Each is a frame whose document is a still picture with a link to the player: the press loads the
 * player into the frame. It needs no script, and nothing is requested from the film's host before.
 */
import type { Element } from "hast";
import { type Film, filmAt } from "content-kit";
import { fillIn } from "content-kit/lib/placeholders";
import { light, radius } from "../../../design/tokens";
import { escapeHtml } from "content-kit/lib/escape-html";
import { element, htmlOf, raw, replaceAt, text, textIn, visitElements, type Transformer } from "./tree";

interface FilmLabels {
  /** On the still picture; {host} is filled in. */
  play: string;
  /** The link below it; {host} is filled in. */
  watch: string;
}

export interface FilmOptions {
  labels: FilmLabels;
  language: string;
}

const STYLE = [
  "*{box-sizing:border-box}",
  "html,body,a{height:100%;margin:0}",
  `a{position:relative;display:grid;place-items:center;overflow:hidden;background:${light.deep};color:${light.onVital};font:600 1rem/1.3 system-ui,sans-serif;text-decoration:none}`,
  "img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}",
  "svg{position:absolute;inset:0;width:100%;height:100%}",
  `span{position:relative;display:flex;align-items:center;gap:.75rem;margin:1rem;padding:.7rem 1.1rem;border-radius:${radius.base};background:${light.vital};text-wrap:balance}`,
  "span::before{content:'';border:solid transparent;border-width:.45em 0 .45em .75em;border-left-color:currentColor}",
  `a:hover span{background:${light.vitalHover}}`,
  `a:focus-visible{outline:3px solid ${light.pulse};outline-offset:-3px}`,
  "@media (forced-colors:active){span{border:1px solid}}",
].join("");

/** Drawing for films without a picture. */
const DRAWN = `<svg viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" fill="none" stroke="${light.deepLine}" aria-hidden="true">${[
  28, 46, 64, 82,
]
  .map((size) => `<circle cx="80" cy="45" r="${size}" vector-effect="non-scaling-stroke"/>`)
  .join("")}</svg>`;

/** Fills the frame, which is as wide as the screen on a phone. */
const withoutSizes = (still: Element): Element => {
  visitElements(still, ["source", "img"], (node) => {
    if (node.properties?.["sizes"]) node.properties = { ...node.properties, sizes: "100vw" };
  });
  return still;
};

const frameDocument = (film: Film, still: Element | undefined, title: string, play: string, language: string): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><a href="${escapeHtml(film.player)}">${still ? htmlOf(withoutSizes(still)) : DRAWN}<span>${escapeHtml(play)}</span></a></html>`;

const filmFigure = (
  film: Film,
  still: Element | undefined,
  given: string,
  { labels, language }: FilmOptions,
): Element => {
  const play = fillIn(labels.play, { host: film.host });
  const title = given || play;
  const frame = [
    `title="${escapeHtml(title)}"`,
    `srcdoc="${escapeHtml(frameDocument(film, still, title, play, language))}"`,
    'allow="autoplay; encrypted-media; fullscreen; picture-in-picture"',
    // YouTube's player refuses to play where it is not told which site it is on.
    'referrerpolicy="strict-origin-when-cross-origin"',
    'loading="lazy"',
  ].join(" ");
  const watch = element("a", { href: film.page }, [text(fillIn(labels.watch, { host: film.host }))]);
  return element("figure", { className: film.isUpright ? ["film", "upright"] : ["film"] }, [
    // The serializer would leave the tags in the attribute as they are; programs that look for tags would find them.
    raw(`<iframe ${frame}></iframe>`),
    element("figcaption", {}, [watch]),
  ]);
};

/** The link that is all of a paragraph. */
const linkAlone = ({ children: [link, ...others] }: Element): Element | undefined =>
  link?.type === "element" && link.tagName === "a" && others.length === 0 ? link : undefined;

/** The picture that is all of a link, as `withPictures` leaves it or from elsewhere. */
const stillIn = ({ children: [still, ...others] }: Element): Element | undefined =>
  still?.type === "element" && ["picture", "img"].includes(still.tagName) && others.length === 0 ? still : undefined;

const alternativeText = (still: Element): unknown => {
  let alt: unknown;
  visitElements(still, ["img"], ({ properties }) => {
    alt = properties?.["alt"];
  });
  return alt;
};

/**
 * Replaces every film that is a paragraph of its own; `content-model/checks/films.ts` reads the same of the Markdown.
 */
export const withFilms =
  (options: FilmOptions): Transformer =>
  (tree) =>
    visitElements(tree, ["p"], (node, index, parent) => {
      const link = linkAlone(node);
      const address = String(link?.properties?.["href"] ?? "");
      const film = filmAt(address);
      if (!link || !film) return;
      const still = stillIn(link);
      const words = textIn(link);
      const isBare =
        link.children.every(({ type }) => type === "text") &&
        (words === address || words.replace(/^www\./, "http://www.") === address);
      if (!still && !isBare) return;
      const title = link.properties?.["title"] ?? (still && alternativeText(still));
      return replaceAt(parent, index, filmFigure(film, still, typeof title === "string" ? title : "", options));
    });
