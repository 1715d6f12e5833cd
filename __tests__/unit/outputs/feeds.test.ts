/** Feeds from given nodes, parsed as a feed reader does. */
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { blogJsonFeed, blogRss, topicRss } from "../../../src/gatsby/outputs/feeds/blog";
import { chaptersFile } from "../../../src/gatsby/outputs/feeds/chapters";
import { changedIdentity, feedFiles } from "../../../src/gatsby/outputs/feeds";
import type { FeedArticle, FeedData, FeedEpisode } from "../../../src/gatsby/outputs/feeds/query";
import { podcastFeed } from "../../../src/gatsby/outputs/feeds/podcast";
import { podcastGuid } from "../../../src/gatsby/outputs/feeds/podcast-guid";
import { xmlDocument } from "../../../src/gatsby/outputs/feeds/xml";

const AWKWARD = "\"Preis < 5 €\" & 'satt'? ]]> <b>🥨</b> خبز ולחם";

const ARTICLE: FeedArticle = {
  path: "/blog/one",
  redirectFrom: null,
  title: "One",
  excerpt: "The first.",
  date: "2026-03-01",
  author: "Dana Sample",
  authorUrl: null,
  furtherAuthors: null,
  updated: null,
  feedHtml: "<p>Text</p>",
  image: null,
};

const EPISODE: FeedEpisode = {
  slug: "one",
  path: "/podcast/one",
  redirectFrom: null,
  number: 1,
  season: null,
  title: "One",
  description: "The first.",
  date: "2026-03-01",
  feedNotes: "<p>Notes.</p>",
  type: null,
  explicit: false,
  guid: null,
  audioSrc: "/static/a1/one.mp3",
  audio: { type: "audio/mpeg", bytes: 4104, seconds: 67 },
  transcript: null,
  chapters: null,
  people: null,
  image: null,
};

interface Changes {
  articles?: Partial<FeedArticle>[];
  episodes?: Partial<FeedEpisode>[];
  show?: Partial<FeedData["podcast"]["show"]>;
  feed?: FeedData["podcast"]["feed"];
}

const dataOf = ({ articles = [{}], episodes = [{}], show = {}, feed = null }: Changes = {}): FeedData => ({
  site: {
    name: "Example",
    url: "https://www.agency.example",
    language: "en-US",
    timeZone: "America/New_York",
    email: "hello@agency.example",
  },
  blog: { hero: { title: "Notes", text: "What we learn." }, topics: { text: "All that we wrote on {topic}." } },
  topics: { nodes: [] },
  articles: { nodes: articles.map((changes) => ({ ...ARTICLE, ...changes })) },
  podcast: {
    hero: { title: "The Show", text: "A podcast." },
    show: {
      category: "Business > Marketing",
      description: null,
      type: null,
      explicit: false,
      author: null,
      owner: null,
      copyright: null,
      locked: true,
      guid: null,
      firstUrl: null,
      people: null,
      ...show,
    },
    feed,
  },
  episodes: { nodes: episodes.map((changes) => ({ ...EPISODE, ...changes })) },
});

type Parsed = Record<string, unknown>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  isArray: (name) => name === "item",
});

const channelOf = (xml: string): Parsed & { item?: Parsed[] } => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return (parser.parse(xml) as { rss: { channel: Parsed & { item?: Parsed[] } } }).rss.channel;
};

const podcast = (changes: Changes = {}) => channelOf(podcastFeed(dataOf(changes)));
const episode = (changes: Partial<FeedEpisode>): Parsed => podcast({ episodes: [changes] }).item?.[0] ?? {};

describe("A title of quotes, <, &, emoji and right-to-left text", () => {
  test("survives the blog's RSS feed", () => {
    const channel = channelOf(blogRss(dataOf({ articles: [{ title: AWKWARD, author: AWKWARD }] })));
    expect(channel.item?.[0]).toMatchObject({ title: AWKWARD, "dc:creator": AWKWARD });
  });

  test("survives the feed of a topic", () => {
    const data = dataOf({ articles: [{ title: AWKWARD }] });
    const topic = { slug: "words", name: AWKWARD, path: "/blog/topics/words", latest: data.articles.nodes };
    const channel = channelOf(topicRss(data, topic));
    expect(channel).toMatchObject({
      title: `Example: ${AWKWARD}`,
      link: "https://www.agency.example/blog/topics/words",
      description: `All that we wrote on ${AWKWARD}.`,
      "atom:link": { "@href": "https://www.agency.example/blog/topics/words/rss.xml" },
    });
    expect(channel.item?.[0]).toMatchObject({ title: AWKWARD });
  });

  test("names all authors, and says when an article was changed", () => {
    const together = {
      furtherAuthors: [{ name: "Kim Sample", url: "/about" }],
      updated: "2026-04-01",
    };
    const { item } = channelOf(blogRss(dataOf({ articles: [together] })));
    expect(item?.[0]?.["dc:creator"]).toEqual(["Dana Sample", "Kim Sample"]);
    const feed = JSON.parse(blogJsonFeed(dataOf({ articles: [together] }))) as { items: object[] };
    expect(feed.items[0]).toMatchObject({
      authors: [
        { name: "Dana Sample" },
        { name: "Kim Sample", url: expect.stringMatching(/^https:.*\/about$/) as string },
      ],
      date_modified: expect.stringMatching(/^2026-04-01T/) as string,
    });
  });

  test("survives the JSON Feed", () => {
    const feed = JSON.parse(blogJsonFeed(dataOf({ articles: [{ title: AWKWARD, excerpt: AWKWARD }] }))) as {
      items: Parsed[];
    };
    expect(feed.items[0]).toMatchObject({ title: AWKWARD, summary: AWKWARD });
  });

  test("survives the podcast feed, for show, episode and people", () => {
    const people = [{ name: AWKWARD, role: "guest", href: "https://a.example/?b=1&c=2", image: null }];
    const channel = podcast({ show: { author: AWKWARD, copyright: AWKWARD }, episodes: [{ title: AWKWARD, people }] });
    expect(channel).toMatchObject({ "itunes:author": AWKWARD, copyright: AWKWARD });
    expect(channel.item?.[0]).toMatchObject({
      title: AWKWARD,
      "podcast:person": { "#text": AWKWARD, "@href": "https://a.example/?b=1&c=2" },
    });
  });

  test("survives a chapters file", () => {
    const chapters = [{ start: "0:00", title: AWKWARD, link: null, image: null }];
    const data = dataOf({ episodes: [{ title: AWKWARD, chapters }] });
    const file = JSON.parse(chaptersFile({ title: AWKWARD, chapters }, data) ?? "") as Parsed;
    expect(file).toMatchObject({ title: AWKWARD, chapters: [{ startTime: 0, title: AWKWARD }] });
  });

  test("is escaped where readers expect HTML", () => {
    const asHtml = "&quot;Preis &lt; 5 €&quot; &amp; &#39;satt&#39;? ]]&gt; &lt;b&gt;🥨&lt;/b&gt; خبز ולחם";
    expect(channelOf(blogRss(dataOf({ articles: [{ excerpt: AWKWARD }] }))).item?.[0]?.["description"]).toBe(asHtml);
    expect(episode({ description: AWKWARD, feedNotes: `<p>${asHtml}</p>` })).toMatchObject({
      description: asHtml,
      "content:encoded": `<p>${asHtml}</p>`,
    });
  });
});

test("characters that XML does not allow are removed, and emoji stay", () => {
  const xml = xmlDocument({ a: { "@b": "\u0000x\u001B\uFFFE", "#text": "y\u0008\uD83E z🥨\uDD68\ttab" } });
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(xml).toContain('<a b="x">y z🥨\ttab</a>');
});

test("the HTML of an article is complete", () => {
  const feedHtml = '<p>3 &lt; 5 &amp; <a href="https://a.example/?b=1&amp;c=2">more</a> ]]&gt;</p>';
  expect(channelOf(blogRss(dataOf({ articles: [{ feedHtml }] }))).item?.[0]?.["content:encoded"]).toBe(feedHtml);
});

describe("Feeds are reproducible:", () => {
  test("the same content results in the same files on another day", () => {
    jest.useFakeTimers({ now: new Date("2026-04-01T00:00:00Z") });
    const before = [...feedFiles(dataOf())];
    jest.setSystemTime(new Date("2027-01-01T00:00:00Z"));
    expect([...feedFiles(dataOf())]).toEqual(before);
    jest.useRealTimers();
  });

  test("a feed's date is that of its newest entry; without entries it has none", () => {
    const dates = [{ date: "2026-03-01" }, { date: "2025-09-09" }];
    const newest = "Sun, 01 Mar 2026 12:00:00 -0500";
    expect(channelOf(blogRss(dataOf({ articles: dates })))["lastBuildDate"]).toBe(newest);
    expect(podcast({ episodes: dates })["lastBuildDate"]).toBe(newest);
    expect(channelOf(blogRss(dataOf({ articles: [] })))).not.toHaveProperty("lastBuildDate");
    expect(podcast({ episodes: [] })).not.toHaveProperty("lastBuildDate");
  });
});

describe("An episode in the podcast's feed", () => {
  test("has the URL, length and type of its audio, and its duration", () => {
    expect(episode({})).toMatchObject({
      enclosure: { "@url": "https://www.agency.example/static/a1/one.mp3", "@length": "4104", "@type": "audio/mpeg" },
      "itunes:duration": "67",
    });
  });

  test("keeps the URL of external audio", () => {
    const audioSrc = "https://media.example/one.mp3?from=feed&n=1";
    expect(episode({ audioSrc })).toMatchObject({ enclosure: { "@url": audioSrc } });
  });

  test("is missing without audio", () => {
    const episodes = [{ title: "Silent", audioSrc: null, audio: null }, { title: "Heard" }];
    expect(podcast({ episodes }).item?.map(({ title }) => title)).toEqual(["Heard"]);
  });

  test("has its page's URL as guid, or the guid from the content", () => {
    expect(episode({})["guid"]).toEqual({ "#text": "https://www.agency.example/podcast/one", "@isPermaLink": "true" });
    expect(episode({ guid: "old-1" })["guid"]).toEqual({ "#text": "old-1", "@isPermaLink": "false" });
  });

  test("keeps its guid when the file is renamed or the domain changes", () => {
    const url = "https://www.agency.example/podcast/first";
    const renamed = { path: "/podcast/now", redirectFrom: ["/old-site/12", "/podcast/first", "/podcast/second"] };
    expect(episode(renamed)).toMatchObject({
      link: "https://www.agency.example/podcast/now",
      guid: { "#text": url, "@isPermaLink": "false" },
    });
    const moved = podcast({ episodes: [renamed], show: { firstUrl: "https://old.example" } });
    expect(moved.item?.[0]?.["guid"]).toMatchObject({ "#text": "https://old.example/podcast/first" });
    expect(moved["podcast:guid"]).toBe(podcastGuid("https://old.example/podcast/feed.xml"));
    expect(moved["podcast:guid"]).not.toBe(podcast()["podcast:guid"]);
  });

  test("is full with a number, or a trailer or bonus without", () => {
    expect(episode({ number: 7 })).toMatchObject({
      "itunes:episodeType": "full",
      "itunes:episode": "7",
      "podcast:episode": "7",
    });
    const trailer = episode({ type: "trailer", number: null });
    expect(trailer["itunes:episodeType"]).toBe("trailer");
    expect(Object.keys(trailer)).not.toEqual(expect.arrayContaining(["itunes:episode"]));
    expect(Object.keys(trailer)).not.toEqual(expect.arrayContaining(["podcast:episode"]));
  });

  test("has its transcript and chapters, if any", () => {
    const chapters = [{ start: "0:25", title: "Two", link: "/contact", image: null }];
    expect(episode({ chapters, transcript: { src: "/static/b2/one.vtt" } })).toMatchObject({
      "podcast:transcript": { "@url": "https://www.agency.example/static/b2/one.vtt", "@type": "text/vtt" },
      "podcast:chapters": {
        "@url": "https://www.agency.example/podcast/one/chapters.json",
        "@type": "application/json+chapters",
      },
    });
    expect(JSON.parse(chaptersFile({ title: "One", chapters }, dataOf()) ?? "")).toEqual({
      version: "1.2.0",
      title: "One",
      podcastName: "The Show",
      author: "Example",
      chapters: [{ startTime: 25, title: "Two", url: "https://www.agency.example/contact" }],
    });
    const names = Object.keys(episode({}));
    expect(names.filter((name) => /transcript|chapters|person|season|image/.test(name))).toEqual([]);
  });

  test.each<[what: string, width: number, height: number, isShown: boolean]>([
    ["a square", 1400, 1400, true],
    ["a large square", 3000, 3000, true],
    ["a small square", 1399, 1399, false],
    ["a landscape", 2000, 1400, false],
  ])("has %s as its cover only if apps accept it (%d by %d: %s)", (_, width, height, isShown) => {
    const image = { forApps: { src: "/static/c3/one.jpg", width, height } };
    expect("itunes:image" in episode({ image })).toBe(isShown);
  });
});

test("an article keeps its id in both blog feeds when its file is renamed", () => {
  const data = dataOf({
    articles: [{ path: "/blog/now", redirectFrom: ["/old/1", "/blog/*", "/blog/first", "/blog/second"] }],
  });
  const first = "https://www.agency.example/blog/first";
  expect(channelOf(blogRss(data)).item?.[0]?.["guid"]).toEqual({ "#text": first, "@isPermaLink": "false" });
  expect(JSON.parse(blogJsonFeed(data))).toMatchObject({
    items: [{ id: first, url: "https://www.agency.example/blog/now" }],
  });
});

describe("A build", () => {
  const feed = (show: Changes["show"], episodes?: Changes["episodes"]): string =>
    podcastFeed(dataOf({ show, episodes }));

  test("warns if podcast apps would lose the podcast of the last build", () => {
    expect(changedIdentity(feed({ firstUrl: "https://old.example" }), feed({}))).toMatch(/firstUrl/);
  });

  test.each([
    ["the first one", "", feed({})],
    ["one like the last", feed({}), feed({})],
    ["one with the old address as the first", feed({}), feed({ firstUrl: "https://www.agency.example" })],
    ["preceded by a feed without episodes", feed({ firstUrl: "https://old.example" }, []), feed({})],
  ])("does not warn if it is %s", (_, before, now) => {
    expect(changedIdentity(before, now)).toBeUndefined();
  });
});

describe("The podcast feed", () => {
  test("names the agency by default", () => {
    expect(podcast()).toMatchObject({
      title: "The Show",
      description: "A podcast.",
      "itunes:author": "Example",
      "itunes:owner": { "itunes:name": "Example", "itunes:email": "hello@agency.example" },
      "itunes:type": "episodic",
      "itunes:explicit": "false",
      "podcast:locked": { "#text": "yes", "@owner": "hello@agency.example" },
    });
  });

  test("has the values of its page", () => {
    const show = {
      description: "More.",
      type: "serial",
      explicit: true,
      author: "Dana",
      owner: { name: "Theo", email: "theo@agency.example" },
      locked: false,
      guid: "917393e3-1b1e-5cef-ace4-edaa54e1f810",
    };
    expect(podcast({ show })).toMatchObject({
      description: "More.",
      "itunes:author": "Dana",
      "itunes:owner": { "itunes:name": "Theo", "itunes:email": "theo@agency.example" },
      "itunes:type": "serial",
      "itunes:explicit": "true",
      "podcast:locked": { "#text": "no", "@owner": "theo@agency.example" },
      "podcast:guid": show.guid,
    });
  });

  test("announces a new address, if there is one", () => {
    const newFeedUrl = "https://feeds.host.example/show?a=1&b=2";
    expect(podcast({ feed: { newFeedUrl } })["itunes:new-feed-url"]).toBe(newFeedUrl);
    expect(podcast({ feed: { newFeedUrl: null } })).not.toHaveProperty("itunes:new-feed-url");
    expect(podcast()).not.toHaveProperty("itunes:new-feed-url");
  });

  test("has a category, and a subcategory if chosen", () => {
    expect(podcast()["itunes:category"]).toEqual({ "@text": "Business", "itunes:category": { "@text": "Marketing" } });
    expect(podcast({ show: { category: "Health & Fitness" } })["itunes:category"]).toEqual({
      "@text": "Health & Fitness",
    });
  });
});
