/** @jest-environment jsdom */
import { textFaces } from "../../../src/design/text-fonts";
import { drawnMap } from "../../../src/components/drawn-map";

const MAP = {
  language: "nb-NO",
  area: "Bergen",
  address: "https://maps.example/embed?q=Bergen&z=12",
  load: "Last inn kartet",
  notice: "Kartet kommer fra maps.example.",
};

const EVIL = `"'></style></title><script>alert(1)</script><img src=x onerror=alert(1)>&`;

/** The document in the frame. */
const shown = (map: Parameters<typeof drawnMap>[0]): Document =>
  new DOMParser().parseFromString(drawnMap(map), "text/html");

/** Element and attribute names of a document, in order. */
const built = (page: Document): string[] =>
  [...page.querySelectorAll("*")].map((element) => [element.tagName, ...element.getAttributeNames()].join(" "));

test("the drawn map names the area, explains its link, and links to the map service", () => {
  const page = shown(MAP);
  expect(page.documentElement.lang).toBe("nb-NO");
  expect(page.title).toBe("Bergen");
  expect(page.querySelector("body strong")?.textContent).toBe("Bergen");
  expect(page.querySelector("body p")?.textContent).toBe("Kartet kommer fra maps.example.");
  const link = page.querySelector("body a");
  expect(link?.textContent).toBe("Last inn kartet");
  expect(link?.getAttribute("href")).toBe(MAP.address);
});

test("the drawn map requests nothing but the site's own font, and runs no script", () => {
  expect(shown(MAP).querySelectorAll("script, link, img, image, use, iframe, object, embed")).toHaveLength(0);
  const text = drawnMap({ ...MAP, address: "" });
  expect(text.match(/https?:|@import|\son\w+=/g)).toBeNull();
  expect([...text.matchAll(/url\((.*?)\)/g)].map(([, file]) => file)).toEqual(textFaces.map(({ file }) => file));
});

test("the map shows the content's drawing, if there is one", () => {
  const drawings = (page: Document) => [...page.querySelectorAll("img")].map((image) => [image.src, image.alt]);
  expect(drawings(shown({ ...MAP, drawing: "http://localhost/static/bergen.svg" }))).toEqual([
    ["http://localhost/static/bergen.svg", ""],
  ]);
  expect(drawings(shown({ ...MAP, drawing: null }))).toEqual([]);
  expect(shown(MAP).querySelectorAll("svg, path")).toHaveLength(0);
});

test("texts are escaped", () => {
  const page = shown({ language: EVIL, area: EVIL, address: EVIL, load: EVIL, notice: EVIL, drawing: EVIL });
  expect(built(page)).toEqual(built(shown({ ...MAP, drawing: "map.svg" })));
  expect(page.documentElement.lang).toBe(EVIL);
  for (const place of ["title", "body strong", "body p", "body a"])
    expect(page.querySelector(place)?.textContent).toBe(EVIL);
  expect(page.querySelector("a")?.getAttribute("href")).toBe(EVIL);
});
