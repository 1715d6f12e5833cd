/** Similarity of pages by shared word triples. */
import {
  groupReport,
  pairsOf,
  combineReports,
  visibleWords,
  Vocabulary,
} from "../../../src/gatsby/outputs/page-similarity";

const page = (path: string, text: string) => ({ path, words: text.split(" ") });

test("a page's words are those between header and footer, without navigation and drawings", () => {
  const html = `<header>Menu</header><main id="main"><nav>Places</nav><svg><text>drawn</text></svg>
    <h1>Marketing in <b>St. Paul</b></h1><p>40,000 people &amp; “more”</p><style>p{}</style></main><footer>Terms</footer>`;
  expect(visibleWords(html)).toEqual(["marketing", "in", "st", "paul", "40,000", "people", "more"]);
});

test("distinct word triples are counted", () => {
  const vocabulary = new Vocabulary();
  const one = vocabulary.shinglesOf("a b c a b c a".split(" "));
  const parts = ["a b c", "b c a", "c a b"].flatMap((three) => [...vocabulary.shinglesOf(three.split(" "))]);
  expect([...one]).toEqual(parts);
  expect(vocabulary.shinglesOf(["a", "b"]).size).toBe(0);
});

test("the similarity is the share of common triples", () => {
  const [pair] = pairsOf([page("/one", "a b c d"), page("/two", "a b c x y z")]);
  // Only the first of "a b c", "b c d", "b c x", "c x y" and "x y z".
  expect(pair).toEqual({ a: "/one", b: "/two", share: 1 / 5 });
});

test("pairs of many pages have the same similarity as alone", () => {
  const words = "a b c d e f g h".split(" ");
  const pages = Array.from({ length: 12 }, (_, number) =>
    page(
      `/${number}`,
      Array.from({ length: 30 }, (__, index) => words[(index * (number + 2) + (index >> 2)) % 8]).join(" "),
    ),
  );
  for (const pair of pairsOf(pages)) {
    const two = [pair.a, pair.b].map((path) => pages.find((each) => each.path === path)!);
    expect(pairsOf(two)[0]).toEqual(pair);
  }
});

test("the report lists the most similar and the shortest pages, compared within a group", () => {
  const groups = [[page("/a/1", "a b c d"), page("/a/2", "a b c e"), page("/a/3", "x y z")], [page("/b/1", "a b c d")]];
  const report = combineReports(
    groups.map((group) => groupReport(group, 1)),
    1,
  );
  expect(report).toEqual({
    pages: 4,
    pairs: 3,
    average: 1 / 9,
    worst: [{ a: "/a/1", b: "/a/2", share: 1 / 3 }],
    thinnest: [{ path: "/a/3", words: 3 }],
  });
});

test("with very many siblings, each is compared with some", () => {
  const pages = Array.from({ length: 1001 }, (_, number) => page(`/${number}`, `a b c ${number}`));
  const { pairs, average, ...report } = groupReport(pages, 1);
  expect(report.pages).toBe(1001);
  expect(pairs).toBeLessThan((1001 * 1000) / 4);
  expect(average).toBeCloseTo(1 / 3);
});
