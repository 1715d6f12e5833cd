import { render } from "@testing-library/react";
import { blogFeeds, podcastFeeds } from "../../src/metadata/feeds";
import { PageHead, type PageHeadProps } from "../../src/metadata/page-head";
import { graph } from "../../src/metadata/structured-data/graph";

const PAGE: PageHeadProps = {
  title: "Reparasjon | Seil & Søm",
  description: 'Vi lapper "alt".',
  path: "/services/reparasjon/?utm_source=brev#priser",
  siteUrl: "https://www.seilogsom.example",
  siteName: "Seil & Søm",
  language: "nb-NO",
};

const EVIL = graph({ "@type": "Organization", name: "</script><script>alert(1)</script>" });

const all = (selector: string): Element[] => [...document.head.querySelectorAll(selector)];
const contentOf = (name: string) => all(`meta[name="${name}"]`).map((meta) => meta.getAttribute("content"));
const blocks = () => all('script[type="application/ld+json"]').map(({ textContent }) => textContent);
const canonical = () => all('link[rel="canonical"]').map((link) => link.getAttribute("href"));

describe("In the browser", () => {
  beforeEach(() => document.head.replaceChildren());

  test("a page has one title, description and canonical URL, and its language", () => {
    render(<PageHead {...PAGE} />);
    expect(document.title).toBe("Reparasjon | Seil & Søm");
    expect(all("title")).toHaveLength(1);
    expect(contentOf("description")).toEqual(['Vi lapper "alt".']);
    expect(canonical()).toEqual(["https://www.seilogsom.example/services/reparasjon"]);
    expect(document.documentElement.lang).toBe("nb-NO");
  });

  test.each([
    [undefined, "index,follow"],
    [false, "index,follow"],
    [true, "noindex,nofollow"],
  ])("the robots element follows noIndex: %s", (noIndex, robots) => {
    render(<PageHead {...PAGE} noIndex={noIndex} />);
    expect(contentOf("robots")).toEqual([robots]);
  });

  describe("Structured data", () => {
    test("has the given graph, and cannot end its script element", () => {
      render(<PageHead {...PAGE} jsonLd={EVIL} />);
      const [text = "", ...others] = blocks();
      expect(others).toEqual([]);
      expect(text).not.toContain("<");
      expect(JSON.parse(text)).toEqual(EVIL);
      expect(all("script")).toHaveLength(1);
    });

    test("is removed on a next page without any", () => {
      const { rerender } = render(<PageHead {...PAGE} jsonLd={EVIL} />);
      expect(blocks()).toHaveLength(1);
      rerender(<PageHead {...PAGE} />);
      expect(blocks()).toEqual([]);
    });

    test("is replaced by that of the next page", () => {
      const { rerender } = render(<PageHead {...PAGE} jsonLd={EVIL} />);
      const next = graph({ "@type": "Organization", name: "Den neste" });
      rerender(<PageHead {...PAGE} jsonLd={next} />);
      expect(blocks().map((text) => JSON.parse(text) as unknown)).toEqual([next]);
    });
  });

  test("navigation leaves nothing of the previous page in the head", () => {
    const { rerender } = render(<PageHead {...PAGE} noIndex jsonLd={EVIL} redirectTo="/careers" />);
    rerender(<PageHead {...PAGE} title="Om oss" description="Hvem vi er." path="/about" />);
    expect(document.title).toBe("Om oss");
    expect(contentOf("description")).toEqual(["Hvem vi er."]);
    expect(contentOf("robots")).toEqual(["index,follow"]);
    expect(canonical()).toEqual(["https://www.seilogsom.example/about"]);
    expect(blocks()).toEqual([]);
    expect(all("meta[http-equiv]")).toEqual([]);
  });

  test("a redirect-only address redirects without JavaScript too", () => {
    render(<PageHead {...PAGE} redirectTo="/careers" />);
    const [refresh] = all('meta[http-equiv="refresh"]');
    expect(refresh?.getAttribute("content")).toBe("0; url=/careers");
  });

  describe("Social tags", () => {
    const contentOfProperty = (name: string) =>
      all(`meta[property="${name}"]`).map((meta) => meta.getAttribute("content"));

    test("have the page's texts, special characters included", () => {
      const title = `"Preis < 5 € & satt?" 🥐 خبز לחם </script>`;
      render(<PageHead {...PAGE} title={title} card="/social/pris.png" published="2025-07-01" />);
      expect(contentOfProperty("og:title")).toEqual([title]);
      expect(contentOfProperty("og:image:alt")).toEqual([title]);
      expect(contentOfProperty("og:description")).toEqual([PAGE.description]);
      expect(contentOfProperty("og:url")).toEqual(["https://www.seilogsom.example/services/reparasjon"]);
      expect(contentOfProperty("og:image")).toEqual(["https://www.seilogsom.example/social/pris.png"]);
      expect(contentOfProperty("og:type")).toEqual(["article"]);
      expect(contentOf("twitter:card")).toEqual(["summary_large_image"]);
    });

    test("are missing on a page without a card, also after navigation", () => {
      const { rerender } = render(<PageHead {...PAGE} card="/social/pris.png" />);
      rerender(<PageHead {...PAGE} />);
      expect(all('meta[property^="og:"], meta[name^="twitter:"]')).toEqual([]);
    });
  });

  test("only indexable pages allow large image previews", () => {
    const { rerender } = render(<PageHead {...PAGE} />);
    expect(contentOf("googlebot")).toEqual(["max-image-preview:large"]);
    rerender(<PageHead {...PAGE} noIndex />);
    expect(contentOf("googlebot")).toEqual([]);
  });

  test("a page links to the feeds of its area", () => {
    render(<PageHead {...PAGE} links={[...blogFeeds, ...podcastFeeds]} />);
    expect(all('link[rel="alternate"]').map((link) => [link.getAttribute("type"), link.getAttribute("href")])).toEqual([
      ["application/rss+xml", "/blog/rss.xml"],
      ["application/feed+json", "/blog/feed.json"],
      ["application/rss+xml", "/podcast/feed.xml"],
    ]);
  });
});

test("server-rendered head elements are reused", () => {
  const { unmount } = render(<PageHead {...PAGE} card="/social/pris.png" jsonLd={EVIL} />);
  const brought = document.head.innerHTML;
  unmount();
  document.head.innerHTML = brought;
  const before = all("head > *");
  document.documentElement.lang = PAGE.language;
  render(<PageHead {...PAGE} card="/social/pris.png" jsonLd={EVIL} />);
  expect(document.documentElement.lang).toBe(PAGE.language);
  expect(before.length).toBeGreaterThan(10);
  expect(all("head > *")).toEqual(before);
  expect(all("head > *").every((element, index) => element === before[index])).toBe(true);
});
