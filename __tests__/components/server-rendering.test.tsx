/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { MediaPlayer } from "../../src/components/media-player";
import { PageLayout } from "../../src/layout/page-layout";
import { PageHead, renderHead, type PageHeadProps } from "../../src/metadata/page-head";
import { graph } from "../../src/metadata/structured-data/graph";
import siteData from "../fixtures/site-data.json";

const { labels, siteSettings: site } = siteData;

test("there is no window, as during the build", () => {
  expect(typeof window).toBe("undefined");
  expect(typeof document).toBe("undefined");
});

test("the audio player's HTML has native controls and a fallback text", () => {
  const html = renderToString(
    <MediaPlayer
      src="/media/a.mp3"
      type="audio/mpeg"
      seconds={600}
      title="Sauerteig"
      fallback="Uten lyd her."
      labels={labels.player}
    />,
  );
  expect(html).toMatch(/<audio controls="" preload="metadata" aria-label="Sauerteig"/);
  expect(html).toMatch(/<source src="\/media\/a\.mp3" type="audio\/mpeg"\/>Uten lyd her\.<\/audio>/);
});

test("the page layout is in the HTML, with a skip link", () => {
  const html = renderToString(<PageLayout path="/about">Innholdet</PageLayout>);
  expect(html).toMatch(new RegExp(`<a href="#main"[^>]*>${labels.skipLink}</a>`));
  expect(html).toMatch(/<main id="main" tabindex="-1">Innholdet<\/main>/i);
  for (const label of [labels.mainNavigation, labels.footerNavigation, labels.menu])
    expect(html).toContain(`<nav aria-label="${label}"`);
});

test("the footer has the build's year, so that hydration matches", () => {
  expect(renderToString(<PageLayout path="/">x</PageLayout>)).toContain(", 1999. Ettertrykk forbudt.");
});

describe("The head of a page", () => {
  const PAGE: PageHeadProps = {
    title: "Vask < & impregnering",
    description: 'Vi vasker "alt".',
    path: "/services/vask/",
    siteUrl: site.url,
    siteName: site.name,
    language: site.language,
  };

  /** The head's elements as HTML. */
  const headOf = (page: PageHeadProps) => {
    renderToString(<PageHead {...page} />);
    const { htmlAttributes, title, meta, link, script } = renderHead();
    return {
      html: htmlAttributes.toString(),
      title: title.toString(),
      meta: meta.toString(),
      link: link.toString(),
      script: script.toString(),
    };
  };

  test("is in the HTML, escaped", () => {
    const head = headOf(PAGE);
    expect(head.html).toContain('lang="nb-NO"');
    expect(head.title).toContain(">Vask &lt; &amp; impregnering</title>");
    expect(head.meta).toContain('name="description" content="Vi vasker &quot;alt&quot;."');
    expect(head.meta).toContain('name="robots" content="index,follow"');
    expect(head.link).toContain(`rel="canonical" href="${site.url}/services/vask"`);
    expect(head.script).toBe("");
  });

  test("has structured data that cannot end its script element", () => {
    const data = graph({ "@type": "Organization", name: "</script><script>alert(1)</script>" });
    const { script } = headOf({ ...PAGE, jsonLd: data });
    const text = /^<script [^>]*>([^<]*)<\/script>$/.exec(script)?.[1];
    expect(JSON.parse(text ?? "")).toEqual(data);
  });

  test("does not depend on the page rendered before", () => {
    headOf({ ...PAGE, noIndex: true, jsonLd: graph({ "@type": "Organization", name: "Før" }), redirectTo: "/careers" });
    const head = headOf({ ...PAGE, title: "Om oss", path: "/about" });
    expect(head.title).toContain(">Om oss</title>");
    expect(head.meta).not.toContain("noindex");
    expect(head.meta).not.toContain("refresh");
    expect(head.link).not.toContain("vask");
    expect(head.script).toBe("");
  });
});
