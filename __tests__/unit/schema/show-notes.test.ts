/** Show notes on the page and in podcast apps. */
import toHtml from "hast-util-to-html";
import { asFeedHtml } from "../../../src/gatsby/schema/html/feed-html";
import { transform } from "../../../src/gatsby/schema/html/tree";
import { showNotes } from "../../../src/gatsby/schema/resolvers/show-notes";

const html = (body: string, audioSrc?: string): string => toHtml(showNotes(body, { seconds: 600, audioSrc }));
const withAudio = (body: string): string => html(body, "/one.mp3");
const inFeed = (body: string): string =>
  toHtml(transform(showNotes(body, { seconds: 600 }), asFeedHtml("https://www.agency.example/podcast/one")));

describe("Plain show notes", () => {
  test.each([
    ["are parted at empty lines", "One.\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["are parted at lines of spaces and tabs", "One.\n \t\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["are parted once at several empty lines", "One.\n\n\n\nTwo.", "<p>One.</p>\n<p>Two.</p>"],
    ["become one line for each paragraph", "One\n  goes on\nhere.", "<p>One goes on here.</p>"],
    ["lose the empty lines around them", "\n\nOne.\n\n", "<p>One.</p>"],
    ["are nothing where there are none", " \n\n ", ""],
    ["keep their signs", "5 * 3 < 16 & a_b C# ~5", "<p>5 * 3 &#x3C; 16 &#x26; a_b C# ~5</p>"],
    ["keep a time of the day as words", "9:30 is when the phone rings.", "<p>9:30 is when the phone rings.</p>"],
    [
      "keep times of the day in a paragraph",
      "Open from\n9:30 to\n5:30 on Mondays.",
      "<p>Open from 9:30 to 5:30 on Mondays.</p>",
    ],
  ])("%s", (_, body, expected) => {
    expect(withAudio(body)).toBe(expected);
  });

  test("link written-out URLs, without the final full stop", () => {
    expect(html("See https://a.example/x?b=1&c=2.\nBye.")).toBe(
      '<p>See <a href="https://a.example/x?b=1&#x26;c=2">https://a.example/x?b=1&#x26;c=2</a>. Bye.</p>',
    );
  });
});

describe("Show notes in Markdown", () => {
  test("may have links, lists and emphasis", () => {
    expect(html("Read [our prices](/services/paid-media) **first**.\n\n- One\n- _Two_")).toBe(
      '<p>Read <a href="/services/paid-media">our prices</a> <strong>first</strong>.</p>\n' +
        "<ul>\n<li>One</li>\n<li><em>Two</em></li>\n</ul>",
    );
  });

  test("have absolute URLs in podcast apps", () => {
    expect(inFeed("Read [our prices](/services/paid-media).\n\n1. One\n2. Two")).toBe(
      '<p>Read <a href="https://www.agency.example/services/paid-media">our prices</a>.</p>\n' +
        "<ol>\n<li>One</li>\n<li>Two</li>\n</ol>",
    );
  });
});

describe("Timestamps in show notes", () => {
  const LINES = "0:00 Hello\n(0:25) [Prices](/x)\n10:00 - Bye";

  test("link into the recording, one per line", () => {
    expect(withAudio(LINES)).toBe(
      '<p><a href="/one.mp3#t=0">0:00</a> Hello<br>\n(<a href="/one.mp3#t=25">0:25</a>) <a href="/x">Prices</a><br>\n' +
        '<a href="/one.mp3#t=600">10:00</a> - Bye</p>',
    );
    expect(withAudio("0:00 Hello\n0:25 Prices")).toContain('<a href="/one.mp3#t=25">0:25</a> Prices');
  });

  test("link from list items, tight and loose", () => {
    expect(withAudio("- 0:25 Prices\n- No time")).toContain('<li><a href="/one.mp3#t=25">0:25</a> Prices</li>');
    expect(withAudio("- 0:25 Prices\n\n- 1:07 Bye")).toContain('<p><a href="/one.mp3#t=67">1:07</a> Bye</p>');
  });

  test("are plain text without a recording, beyond its end, and in podcast apps, which link them", () => {
    expect(html("0:00 Hello\n0:25 Prices")).toBe("<p>0:00 Hello<br>\n0:25 Prices</p>");
    expect(withAudio("- 10:01 Too late")).toContain("<li>10:01 Too late</li>");
    expect(inFeed("0:00 Hello\n0:25 Prices")).toBe("<p>0:00 Hello<br>\n0:25 Prices</p>");
  });
});
