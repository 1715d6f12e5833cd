/**
 * The feeds of both built sites against the published rules of their formats and directories.
 * @jest-environment jsdom
 */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { parse } from "yaml";
import { measureMedia } from "content-kit/read/measure";
import { podcastGuid } from "../../src/gatsby/outputs/feeds/podcast-guid";
import { PODCAST_CATEGORIES } from "../../src/content-model/fields/podcast-categories";
import { PODCAST_ROLES } from "content-kit/fields/podcast-roles";
import { feedPaths } from "../../src/routes";
import { addressOfFile, FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

/** A parsed element: attributes begin with `@`, their text is `#text`. */
interface Element {
  [name: string]: string | Element | Element[] | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  trimValues: false,
});

const listOf = (value: Element[string]): Element[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value as Element];
const textOf = (value: Element[string]): string =>
  typeof value === "string" ? value : value === undefined || Array.isArray(value) ? "" : textOf(value["#text"]);
const attribute = (element: Element[string], name: string): string =>
  textOf((element as Element | undefined)?.[`@${name}`]);

interface JsonFeed {
  [name: string]: unknown;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    date_published: string;
    authors: { name: string }[];
  }[];
}

interface Site {
  folder: string;
  /** Its content folder. */
  content: string;
  /** Its origin. */
  origin: string;
}

/** A feed, with what its rules need. */
interface Feed extends Site {
  path: string;
  xml: string;
  rss: Element;
  channel: Element;
  items: Element[];
}

const siteOf = (folder: string, content: string): Site => ({
  folder,
  content,
  origin: (parse(readFileSync(join(content, "site.yaml"), "utf8")) as { url: string }).url,
});

const feedOf = (site: Site, path: string): Feed => {
  const xml = readFileSync(join(site.folder, path), "utf8");
  const rss = (parser.parse(xml) as { rss: Element }).rss;
  const channel = rss["channel"] as Element;
  return { ...site, path, xml, rss, channel, items: listOf(channel["item"]) };
};

/** The file of a built site for a URL. */
const fileAt = ({ folder, origin }: Site, address: string): string => {
  const path = decodeURI(new URL(address).pathname);
  const isOwn = address.startsWith(`${origin}/`) || address === origin;
  if (!isOwn) return "";
  return (
    [path, `${path}/index.html`, `${path}.html`]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile()) ?? ""
  );
};

/** Describes items that break a rule. */
const broken = (items: Element[], holds: (item: Element) => boolean): string[] =>
  items.filter((item) => !holds(item)).map((item) => textOf(item["title"]));

/** Empty if the rule holds, otherwise the description. */
const unless = (holds: boolean, what: string): string[] => (holds ? [] : [what]);

const bytes = (text: string): number => Buffer.byteLength(text);

const RFC822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/;

/** True for an RFC 822 date with the right weekday. */
const isDate = (text: string): boolean =>
  RFC822.test(text) && new Date(`${text.slice(5, 16)} 00:00:00 GMT`).toUTCString().startsWith(text.slice(0, 16));

const secondsOf = (item: Element): number => Number(textOf(item["itunes:duration"]));

interface Rule {
  rule: string;
  source: string;
  /** Violations of the rule. */
  faults: (feed: Feed) => string[];
}

const RSS = "https://www.rssboard.org/rss-specification";
const PROFILE = "https://www.rssboard.org/rss-profile";

const RSS_RULES: Rule[] = [
  {
    rule: "it is XML in UTF-8 and well formed",
    source: "https://www.w3.org/TR/xml/#sec-well-formed",
    faults: ({ xml }) => {
      const result = XMLValidator.validate(xml);
      return [
        ...(result === true ? [] : [result.err.msg]),
        ...unless(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'), xml.slice(0, 60)),
      ];
    },
  },
  {
    rule: "its version is RSS 2.0",
    source: RSS,
    faults: ({ rss }) => unless(attribute(rss, "version") === "2.0", "version"),
  },
  {
    rule: "the channel has a title, a link to its page and a description",
    source: `${RSS}#requiredChannelElements`,
    faults: (feed) => [
      ...["title", "description"].filter((name) => textOf(feed.channel[name]).trim() === ""),
      ...unless(fileAt(feed, textOf(feed.channel["link"])) !== "", "link"),
    ],
  },
  {
    rule: "the language is in RSS's list",
    source: "https://www.rssboard.org/rss-language-codes",
    faults: ({ channel }) => unless(/^[a-z]{2}(?:-[a-z]{2})?$/i.test(textOf(channel["language"])), "language"),
  },
  {
    rule: "every date is in RFC 822 format with a four-digit year and the right weekday",
    source: `${RSS}#optionalChannelElements`,
    faults: ({ channel, items }) => [
      ...unless(isDate(textOf(channel["lastBuildDate"])), "lastBuildDate"),
      ...broken(items, (item) => isDate(textOf(item["pubDate"]))),
    ],
  },
  {
    rule: "an image has URL, title and link, and is at most 144 pixels wide",
    source: `${RSS}#ltimagegtSubelementOfLtchannelgt`,
    faults: ({ channel }) =>
      listOf(channel["image"]).flatMap((image) => [
        ...["url", "title", "link"].filter((name) => textOf(image[name]) === ""),
        ...unless(Number(textOf(image["width"])) <= 144, "width"),
      ]),
  },
  {
    rule: "every item has a title and a link to its page",
    source: `${RSS}#hrelementsOfLtitemgt`,
    faults: (feed) =>
      broken(feed.items, (item) => textOf(item["title"]) !== "" && fileAt(feed, textOf(item["link"])) !== ""),
  },
  {
    rule: "guids are unique; permalinks are URLs",
    source: `${RSS}#ltguidgtSubelementOfLtitemgt`,
    faults: ({ items }) => {
      const guids = items.map((item) => textOf(item["guid"]));
      return broken(items, (item) => {
        const guid = textOf(item["guid"]);
        const isLink = attribute(item["guid"], "isPermaLink") !== "false";
        return guid !== "" && guids.filter((other) => other === guid).length === 1 && (!isLink || URL.canParse(guid));
      });
    },
  },
  {
    rule: "an enclosure has URL, length and type",
    source: `${RSS}#ltenclosuregtSubelementOfLtitemgt`,
    faults: ({ items }) =>
      broken(
        items.filter((item) => item["enclosure"] !== undefined),
        ({ enclosure }) =>
          URL.canParse(attribute(enclosure, "url")) &&
          /^[1-9]\d*$/.test(attribute(enclosure, "length")) &&
          /^\w+\/[\w.+-]+$/.test(attribute(enclosure, "type")),
      ),
  },
  {
    rule: "it has its own URL",
    source: `${PROFILE}#namespace-elements-atom-link`,
    faults: ({ channel, origin, path }) => {
      const [link] = listOf(channel["atom:link"]);
      return unless(
        attribute(link, "rel") === "self" &&
          attribute(link, "href") === `${origin}${path}` &&
          attribute(link, "type") === "application/rss+xml",
        "atom:link",
      );
    },
  },
  {
    rule: "the newest item comes first",
    source: PROFILE,
    faults: ({ items }) => {
      const times = items.map((item) => Date.parse(textOf(item["pubDate"])));
      return times.flatMap((time, index) =>
        unless(index === 0 || time <= (times[index - 1] ?? 0), `item ${index + 1}`),
      );
    },
  },
  {
    rule: "its date is that of its newest item",
    source: `${RSS}#optionalChannelElements`,
    faults: ({ channel, items }) =>
      unless(textOf(channel["lastBuildDate"]) === textOf(items[0]?.["pubDate"]), "lastBuildDate"),
  },
  {
    rule: "item HTML has absolute URLs only, and no classes or styles",
    source: `${PROFILE}#namespace-elements-content-encoded`,
    faults: ({ items }) => broken(items, (item) => isPlainHtml(textOf(item["content:encoded"]))),
  },
  {
    rule: "internal URLs exist",
    source: `${RSS}#ltenclosuregtSubelementOfLtitemgt`,
    faults: (feed) =>
      [...feed.xml.matchAll(/(?:href|url|img)="([^"]+)"|<url>([^<]+)<\/url>/g)]
        .map((match) => (match[1] ?? match[2] ?? "").replaceAll("&amp;", "&"))
        .filter((address) => address.startsWith(`${feed.origin}/`) && fileAt(feed, address) === ""),
  },
];

const isPlainHtml = (html: string): boolean => {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const addresses = [...body.querySelectorAll("[href], [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  return (
    body.textContent.trim() !== "" &&
    addresses.every((address) => /^(?:https:\/\/|mailto:|tel:)/.test(address)) &&
    body.querySelector("[class], [style], [id], [srcset], script, style, iframe, picture, div") === null
  );
};

const APPLE = "https://podcasters.apple.com/support/823-podcast-requirements";
const APPLE_TAGS = "https://help.apple.com/itc/podcasts_connect/#/itcb54353390";
const SPOTIFY = "https://support.spotify.com/us/creators/article/podcast-specification-doc/";
const PODCASTING = "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags";

const PODCAST_RULES: Rule[] = [
  {
    rule: "the namespaces have the expected URLs",
    source: APPLE_TAGS,
    faults: ({ rss }) => [
      ...unless(attribute(rss, "xmlns:itunes") === "http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes"),
      ...unless(attribute(rss, "xmlns:podcast") === "https://podcastindex.org/namespace/1.0", "podcast"),
    ],
  },
  {
    rule: "descriptions are at most 4000 bytes long, and other values 255 characters without space around them",
    source: APPLE_TAGS,
    faults: ({ channel, items }) =>
      [channel, ...items].flatMap((element) => [
        ...unless(bytes(textOf(element["description"])) <= 4000, "description"),
        ...["title", "copyright", "itunes:author"].filter((name) => {
          const value = textOf(element[name]);
          return value.length > 255 || value !== value.trim();
        }),
      ]),
  },
  {
    rule: "the podcast has a cover: a JPEG or PNG by its name",
    source: APPLE_TAGS,
    faults: ({ channel }) =>
      unless(/^https:.*\.(?:jpg|png)$/.test(attribute(channel["itunes:image"], "href")), "itunes:image"),
  },
  {
    rule: "the podcast has a known category",
    source: "https://podcasters.apple.com/support/1691-apple-podcasts-categories",
    faults: ({ channel }) => {
      const [category] = listOf(channel["itunes:category"]);
      const part = attribute(category?.["itunes:category"], "text");
      const choice = `${attribute(category, "text")}${part ? ` > ${part}` : ""}`;
      return unless(PODCAST_CATEGORIES.includes(choice), choice);
    },
  },
  {
    rule: "podcast and episodes have an explicit flag",
    source: APPLE_TAGS,
    faults: ({ channel, items }) =>
      broken([channel, ...items], (element) => /^(?:true|false)$/.test(textOf(element["itunes:explicit"]))),
  },
  {
    rule: "the podcast is episodic or serial, and every full episode has a number",
    source: APPLE_TAGS,
    faults: ({ channel, items }) => [
      ...unless(/^(?:episodic|serial)$/.test(textOf(channel["itunes:type"])), "itunes:type"),
      ...broken(items, (item) =>
        textOf(item["itunes:episodeType"]) === "full"
          ? /^[1-9]\d*$/.test(textOf(item["itunes:episode"]))
          : /^(?:trailer|bonus)$/.test(textOf(item["itunes:episodeType"])),
      ),
    ],
  },
  {
    rule: "no title begins with its number",
    source: APPLE_TAGS,
    faults: ({ items }) =>
      broken(items, (item) => {
        const number = textOf(item["itunes:episode"]);
        return number === "" || !textOf(item["title"]).startsWith(number);
      }),
  },
  {
    rule: "every episode has audio with the extension of its type",
    source: APPLE,
    faults: ({ items }) =>
      broken(items, ({ enclosure }) => {
        const ending = /\.(\w+)$/.exec(new URL(attribute(enclosure, "url")).pathname)?.[1] ?? "";
        return { mp3: "audio/mpeg", m4a: "audio/x-m4a" }[ending] === attribute(enclosure, "type");
      }),
  },
  {
    rule: "no two episodes have the same audio",
    source: APPLE,
    faults: ({ items }) => {
      const addresses = items.map(({ enclosure }) => attribute(enclosure, "url"));
      return unless(new Set(addresses).size === addresses.length, "enclosure");
    },
  },
  {
    rule: "length and duration are those of the file, or of the content for external audio",
    source: APPLE_TAGS,
    faults: (feed) =>
      broken(feed.items, (item) => {
        const address = attribute(item["enclosure"], "url");
        const length = Number(attribute(item["enclosure"], "length"));
        const file = fileAt(feed, address);
        if (!file) return statedLength(feed, address) === length && secondsOf(item) > 0;
        const seconds = measureMedia([file]).get(file)?.seconds ?? NaN;
        return statSync(file).size === length && Math.abs(secondsOf(item) - seconds) <= 0.5;
      }),
  },
  {
    rule: "it has a contact address that proves ownership",
    source: SPOTIFY,
    faults: ({ channel }) =>
      unless(/^\S+@\S+\.\S+$/.test(textOf((channel["itunes:owner"] as Element)["itunes:email"])), "itunes:owner"),
  },
  {
    rule: "the podcast has an author",
    source: SPOTIFY,
    faults: ({ channel }) => unless(textOf(channel["itunes:author"]) !== "", "itunes:author"),
  },
  {
    rule: "the podcast has a version 5 UUID derived from its URL",
    source: `${PODCASTING}/guid.md`,
    faults: ({ channel, origin, path }) => {
      const guid = textOf(channel["podcast:guid"]);
      return [
        ...unless(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(guid), guid),
        ...unless(guid === podcastGuid(`${origin}${path}`), guid),
      ];
    },
  },
  {
    rule: "the podcast has a lock with its owner",
    source: `${PODCASTING}/locked.md`,
    faults: ({ channel }) =>
      unless(
        /^(?:yes|no)$/.test(textOf(channel["podcast:locked"])) &&
          attribute(channel["podcast:locked"], "owner").includes("@"),
        "podcast:locked",
      ),
  },
  {
    rule: "its medium is a podcast",
    source: `${PODCASTING}/medium.md`,
    faults: ({ channel }) => unless(textOf(channel["podcast:medium"]) === "podcast", "podcast:medium"),
  },
  {
    rule: "every person has a name of at most 128 characters, and a role and its group of the taxonomy",
    source: `${PODCASTING}/person.md`,
    faults: ({ channel, items }) =>
      [channel, ...items]
        .flatMap((element) => listOf(element["podcast:person"]))
        .filter((person) => {
          const name = textOf(person);
          const group = new Map<string, string>(Object.entries(PODCAST_ROLES)).get(attribute(person, "role"));
          return name === "" || name.length > 128 || group === undefined || group !== attribute(person, "group");
        })
        .map(textOf),
  },
  {
    rule: "every transcript is WebVTT with its type",
    source: `${PODCASTING}/transcript.md`,
    faults: (feed) =>
      broken(feed.items, (item) =>
        listOf(item["podcast:transcript"]).every(
          (transcript) =>
            attribute(transcript, "type") === "text/vtt" &&
            readFileSync(fileAt(feed, attribute(transcript, "url")), "utf8").startsWith("WEBVTT"),
        ),
      ),
  },
  {
    rule: "chapters files have the published format, in order and within the episode",
    source: "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/examples/chapters/jsonChapters.md",
    faults: (feed) =>
      broken(feed.items, (item) =>
        listOf(item["podcast:chapters"]).every((link) => {
          const file = JSON.parse(readFileSync(fileAt(feed, attribute(link, "url")), "utf8")) as {
            version: string;
            chapters: { startTime: number; title: string; url?: string; img?: string }[];
          };
          const starts = file.chapters.map(({ startTime }) => startTime);
          return (
            attribute(link, "type") === "application/json+chapters" &&
            file.version === "1.2.0" &&
            starts.every(
              (start, index) =>
                start >= 0 && start < secondsOf(item) && (index === 0 || start > (starts[index - 1] ?? 0)),
            ) &&
            file.chapters.every(
              ({ title, url, img }) =>
                title !== "" && [url, img].every((address) => address === undefined || address.startsWith("https://")),
            )
          );
        }),
      ),
  },
];

/** Stated size of audio at a URL. */
const statedLength = ({ content, items }: Feed, address: string): number | undefined => {
  for (const item of items) {
    const slug = textOf(item["link"]).split("/").at(-1) ?? "";
    const [, fields = ""] = readFileSync(join(content, "podcast", `${slug}.md`), "utf8").split(/^---$/m);
    const data = parse(fields) as { audioUrl?: string; audioLength?: number };
    if (data.audioUrl === address) return data.audioLength;
  }
  return undefined;
};

/** URLs of the pages below a section. */
const pagesBelow = ({ folder, origin }: Site, section: string, has = (_html: string): boolean => true): string[] =>
  htmlFiles(folder)
    .filter((file) => new RegExp(`^${section}/[^/]+/index\\.html$`).test(file) && has(readPage(folder, file)))
    .map((file) => origin + addressOfFile(file));

describe.each([
  ["the agency's site", siteOf(SITE, resolve(__dirname, "../../content"))],
  ["the site of another agency", siteOf(FIXTURE_SITE, resolve(__dirname, "../fixtures/other-agency"))],
])("On %s", (_, site) => {
  const blog = feedOf(site, feedPaths.blogRss);
  const podcast = feedOf(site, feedPaths.podcast);
  const json = JSON.parse(readFileSync(join(site.folder, feedPaths.blogJson), "utf8")) as JsonFeed;

  describe("the RSS feed of the blog", () => {
    test.each(RSS_RULES)("$rule ($source)", ({ faults }) => expect(faults(blog)).toEqual([]));

    test("has exactly the articles", () => {
      expect(blog.items.map((item) => textOf(item["link"])).sort()).toEqual(pagesBelow(site, "blog").sort());
    });

    test("has the articles in full, as on their pages", () => {
      for (const item of blog.items) {
        const page = new DOMParser().parseFromString(
          readFileSync(fileAt(site, textOf(item["link"])), "utf8"),
          "text/html",
        );
        const { body } = new DOMParser().parseFromString(textOf(item["content:encoded"]), "text/html");
        // A film is a frame on its page, and a link to the same address in the feed.
        for (const film of page.querySelectorAll("figure.film")) {
          const address = film.querySelector("figcaption a")?.getAttribute("href") ?? "";
          const link = [...body.querySelectorAll("a")].find(({ href }) => href === address);
          expect(link?.href).toBe(address);
          link?.remove();
          film.remove();
        }
        const squeezed = (text: string): string => text.replace(/\s+/g, "");
        expect(squeezed(page.querySelector("article")?.textContent ?? "")).toContain(squeezed(body.textContent));
      }
    });
  });

  describe("the podcast's feed", () => {
    test.each([...RSS_RULES, ...PODCAST_RULES])("$rule ($source)", ({ faults }) => expect(faults(podcast)).toEqual([]));

    test("has exactly the episodes with audio", () => {
      expect(podcast.items.map((item) => textOf(item["link"])).sort()).toEqual(
        pagesBelow(site, "podcast", (html) => html.includes("<audio")).sort(),
      );
    });
  });

  describe("the JSON Feed of the blog (https://www.jsonfeed.org/version/1.1/)", () => {
    test("is of version 1.1, with title, URLs, language and authors", () => {
      expect(json).toMatchObject({
        version: "https://jsonfeed.org/version/1.1",
        title: textOf(blog.channel["title"]),
        home_page_url: `${site.origin}/blog`,
        feed_url: site.origin + feedPaths.blogJson,
        language: textOf(blog.channel["language"]),
        authors: [{ name: expect.stringMatching(/./) as string }],
      });
    });

    test("has a unique string id for every item", () => {
      expect(json.items.every(({ id }) => typeof id === "string" && id !== "")).toBe(true);
      expect(new Set(json.items.map(({ id }) => id)).size).toBe(json.items.length);
    });

    test("has RFC 3339 dates", () => {
      const wrong = json.items.filter(
        ({ date_published: date }) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)$/.test(date),
      );
      expect(wrong).toEqual([]);
    });

    test("has the same entries as the RSS feed", () => {
      expect(
        json.items.map(({ url, title, content_html: html, date_published: date }) => [
          url,
          title,
          html,
          Date.parse(date),
        ]),
      ).toEqual(
        blog.items.map((item) => [
          textOf(item["link"]),
          textOf(item["title"]),
          textOf(item["content:encoded"]),
          Date.parse(textOf(item["pubDate"])),
        ]),
      );
    });
  });

  test.each([
    ["blog", [feedPaths.blogRss, feedPaths.blogJson]],
    ["podcast", [feedPaths.podcast]],
  ])("the page of the %s has visible links to its feeds", (section, paths) => {
    const page = new DOMParser().parseFromString(readPage(site.folder, `${section}/index.html`), "text/html");
    const links = [...page.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(expect.arrayContaining(paths));
  });
});
