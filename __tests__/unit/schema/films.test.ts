/**
 * Films in a text: a frame with a still picture, whose press loads the player; no script, and nothing loaded before.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require", "default"]}
 */
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { withFilms } from "../../../src/gatsby/schema/html/films";
import { withPictures } from "../../../src/gatsby/schema/html/pictures";
import { htmlOf } from "../../support/rendered-markdown";

const OPTIONS = {
  labels: { play: "Film von {host} abspielen", watch: "Auf {host} ansehen" },
  language: "de-DE",
};
const ADDRESS = "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5";

const PICTURE: IGatsbyImageData = {
  layout: "constrained",
  width: 2,
  height: 1,
  images: {
    sources: [{ type: "image/avif", srcSet: "/static/a.avif 1w", sizes: "92vw" }],
    fallback: { src: "/static/a.jpg", srcSet: "/static/a.jpg 1w", sizes: "92vw" },
  },
};

const withStills = withPictures(new Map([["a.jpg", PICTURE]]));

const rendered = (markdown: string): HTMLElement => {
  const body = document.createElement("div");
  body.innerHTML = htmlOf(markdown, withStills, withFilms(OPTIONS));
  return body;
};

/** The document in the frame. */
const inFrame = (body: HTMLElement): Document =>
  new DOMParser().parseFromString(body.querySelector("iframe")?.getAttribute("srcdoc") ?? "", "text/html");

test("an address alone in its paragraph is a film with a drawn picture, and a link to its page", () => {
  const body = rendered(`Before.\n\n${ADDRESS}`);
  const frame = body.querySelector("iframe");
  expect(frame?.hasAttribute("src")).toBe(false);
  expect(frame?.title).toBe("Film von YouTube abspielen");
  const link = body.querySelector("figure figcaption a");
  expect(link?.getAttribute("href")).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=5s");
  expect(link?.textContent).toBe("Auf YouTube ansehen");
  const film = inFrame(body);
  expect(film.documentElement.lang).toBe("de-DE");
  const play = film.querySelector("a");
  expect(play?.getAttribute("href")).toBe(
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=5",
  );
  expect(play?.textContent).toBe("Film von YouTube abspielen");
  expect(film.querySelectorAll("script, [src]")).toHaveLength(0);
  expect(body.querySelector("p")?.textContent).toBe("Before.");
});

test("a picture that links to a film is its still picture, with the words of the picture", () => {
  const body = rendered('[![Tom & "Jerry"](../media/a.jpg)](https://vimeo.com/76979871)');
  expect(body.querySelector("iframe")?.title).toBe('Tom & "Jerry"');
  const image = inFrame(body).querySelector("a > picture > img");
  expect(image?.getAttribute("src")).toBe("/static/a.jpg");
  expect(image?.getAttribute("alt")).toBe('Tom & "Jerry"');
  expect(inFrame(body).querySelector("source")?.getAttribute("sizes")).toBe("100vw");
});

test.each([
  `See ${ADDRESS}`,
  `[Our tour](${ADDRESS})`,
  "https://www.youtube.com/@agency",
  "[![x](../media/a.jpg)](/contact)",
  `[![x](../media/a.jpg) and words](${ADDRESS})`,
])("what is no film alone stays as it is: %s", (markdown) => {
  expect(htmlOf(markdown, withStills, withFilms(OPTIONS))).toBe(htmlOf(markdown, withStills));
});
