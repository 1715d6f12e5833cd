/**
 * Films in a text. Each is a frame whose document is a still picture with a link to the player: the press loads the
 * player into the frame. It needs no script, and nothing is requested from the film's host before.
 */
import { filmAt, type Film } from "../../../content-model/fields/films";
import { fillIn } from "../../../content-model/fields/placeholders";
import { light, radius } from "../../../design/tokens";
import { escapeHtml } from "../../../lib/escape-html";
import { textOf } from "./html";

export interface FilmLabels {
  /** On the still picture; {host} is filled in. */
  play: string;
  /** The link below it; {host} is filled in. */
  watch: string;
}

export interface FilmOptions {
  labels: FilmLabels;
  language: string;
}

/** A paragraph that is one link. */
const LINK_ALONE = /<p><a href="([^"]*)"(?: title="([^"]*)")?>([\s\S]*?)<\/a><\/p>/g;

const STILL = /^(?:<picture>(?:(?!<\/picture>)[\s\S])*<\/picture>|<img\b[^>]*>)$/;

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

const withoutSizes = (still: string): string => still.replace(/ sizes="[^"]*"/g, ' sizes="100vw"');

const frameDocument = (film: Film, still: string, title: string, play: string, language: string): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><a href="${escapeHtml(film.player)}">${still ? withoutSizes(still) : DRAWN}<span>${escapeHtml(play)}</span></a></html>`;

const filmHtml = (film: Film, still: string, given: string, { labels, language }: FilmOptions): string => {
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
  const watch = escapeHtml(fillIn(labels.watch, { host: film.host }));
  return `<figure class="film${film.isUpright ? " upright" : ""}"><iframe ${frame}></iframe><figcaption><a href="${escapeHtml(film.page)}">${watch}</a></figcaption></figure>`;
};

/**
 * Replaces every film that is a paragraph of its own; `content-model/checks/films.ts` reads the same of the Markdown.
 */
export const withFilms = (html: string, options: FilmOptions): string =>
  html.replace(LINK_ALONE, (whole, href: string, title: string | undefined, inner: string) => {
    const address = textOf(href);
    const film = filmAt(address);
    if (!film) return whole;
    const [still = ""] = STILL.exec(inner) ?? [];
    const words = textOf(inner);
    const isBare = !/</.test(inner) && (words === address || words.replace(/^www\./, "http://www.") === address);
    if (!still && !isBare) return whole;
    const [, alt = ""] = / alt="([^"]*)"/.exec(still) ?? [];
    return filmHtml(film, still, textOf(title ?? alt), options);
  });
