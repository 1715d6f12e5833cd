/**
 * Films in a text: a frame with a still picture, whose press loads the player; no script, and nothing loaded before.
 * @jest-environment jsdom
 */
import { withFilms } from "../../../src/gatsby/schema/resolvers/films";

const OPTIONS = {
  labels: { play: "Film von {host} abspielen", watch: "Auf {host} ansehen" },
  language: "de-DE",
};
const ADDRESS = "https://www.youtube.com/watch?v=dQw4w9WgXcQ&#x26;t=5";

const rendered = (html: string): HTMLElement => {
  const body = document.createElement("div");
  body.innerHTML = withFilms(html, OPTIONS);
  return body;
};

/** The document in the frame. */
const inFrame = (body: HTMLElement): Document =>
  new DOMParser().parseFromString(body.querySelector("iframe")?.getAttribute("srcdoc") ?? "", "text/html");

test("an address alone in its paragraph is a film with a drawn picture, and a link to its page", () => {
  const body = rendered(`<p>Before.</p>\n<p><a href="${ADDRESS}">${ADDRESS}</a></p>`);
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
  const still = `<picture><source type="image/avif" srcset="/static/a.avif 1w" sizes="92vw"><img src="/static/a.jpg" alt="Tom &#x26; &#x22;Jerry&#x22;"></picture>`;
  const body = rendered(`<p><a href="https://vimeo.com/76979871">${still}</a></p>`);
  expect(body.querySelector("iframe")?.title).toBe('Tom & "Jerry"');
  const image = inFrame(body).querySelector("a > picture > img");
  expect(image?.getAttribute("src")).toBe("/static/a.jpg");
  expect(image?.getAttribute("alt")).toBe('Tom & "Jerry"');
  expect(inFrame(body).querySelector("source")?.getAttribute("sizes")).toBe("100vw");
});

test.each([
  `<p>See <a href="${ADDRESS}">${ADDRESS}</a></p>`,
  `<p><a href="${ADDRESS}">Our tour</a></p>`,
  `<p><a href="https://www.youtube.com/@agency">https://www.youtube.com/@agency</a></p>`,
  `<p><a href="/contact"><img src="/a.jpg" alt="x"></a></p>`,
  `<p><a href="${ADDRESS}"><img src="/a.jpg" alt="x"> and words</a></p>`,
])("what is no film alone stays as it is: %s", (html) => {
  expect(withFilms(html, OPTIONS)).toBe(html);
});
