/** @jest-environment node */
/** The document around each page: attributes and styles that depend on the site's language. */
import { renderToStaticMarkup } from "react-dom/server";
import { onRenderBody } from "../../gatsby-ssr";
import siteData from "../fixtures/site-data.json";

jest.mock("@icon", () => "data:,", { virtual: true });
jest.mock("@verification", () => [], { virtual: true });

const { siteSettings: site } = siteData;

/** Attributes of `<html>`, and the head's HTML, in a language. */
const documentIn = (language: string) => {
  const before = site.language;
  site.language = language;
  let attributes = {};
  let head = "";
  try {
    void onRenderBody?.(
      {
        pathname: "/",
        setHtmlAttributes: (added: object) => {
          attributes = { ...attributes, ...added };
        },
        setHeadComponents: (parts: React.ReactNode) => {
          head += renderToStaticMarkup(<>{parts}</>);
        },
      } as never,
      {} as never,
    );
  } finally {
    site.language = before;
  }
  return { attributes, head };
};

test.each(["ar-AE", "he-IL", "fa-IR"])(
  "in %s, pages run from right to left, and arrows point the other way",
  (language) => {
    const { attributes, head } = documentIn(language);
    expect(attributes).toEqual({ dir: "rtl" });
    expect(head).toContain("[data-arrow]{display:inline-block;scale:-1 1}");
  },
);

test.each(["en-US", "de-DE", "ja-JP"])("in %s, pages have no direction", (language) => {
  const { attributes, head } = documentIn(language);
  expect(attributes).toEqual({});
  expect(head).not.toContain("data-arrow");
});
