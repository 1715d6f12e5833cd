/** How alike pages are: what is counted as their words, and what two of them share. */
import {
  groupReport,
  pairsOf,
  combineReports,
  visibleWords,
  Vocabulary,
} from "../../../src/gatsby/locations/page-similarity";

const page = (path: string, text: string) => ({ path, words: text.split(" ") });

test("the words of a page are those between header and footer, without navigation and drawings", () => {
  const html = `<header>Menu</header><main id="main"><nav>Places</nav><svg><text>drawn</text></svg>
    <h1>Marketing in <b>St. Paul</b></h1><p>40,000 people &amp; “more”</p><style>p{}</style></main><footer>Terms</footer>`;
  expect(visibleWords(html)).toEqual(["marketing", "in", "st", "paul", "40,000", "people", "more"]);
});

test("every three words that follow each other count, each once", () => {
  const vocabulary = new Vocabulary();
  const one = vocabulary.shinglesOf("a b c a b c a".split(" "));
  const parts = ["a b c", "b c a", "c a b"].flatMap((three) => [...vocabulary.shinglesOf(three.split(" "))]);
  expect([...one]).toEqual(parts);
  expect(vocabulary.shinglesOf(["a", "b"]).size).toBe(0);
});

test("what two pages share is the part of what both say that stands on both", () => {
  const [pair] = pairsOf([page("/one", "a b c d"), page("/two", "a b c x y z")]);
  // Of "a b c", "b c d", "b c x", "c x y" and "x y z" the first alone.
  expect(pair).toEqual({ a: "/one", b: "/two", share: 1 / 5 });
});

test("of many pages each pair is what the two of them are by themselves", () => {
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

test("the report lists the most alike and the thinnest, and compares within a group alone", () => {
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

test("of very many siblings each is still compared with some, and none is left out", () => {
  const pages = Array.from({ length: 1001 }, (_, number) => page(`/${number}`, `a b c ${number}`));
  const { pairs, average, ...report } = groupReport(pages, 1);
  expect(report.pages).toBe(1001);
  expect(pairs).toBeLessThan((1001 * 1000) / 4);
  expect(average).toBeCloseTo(1 / 3);
});
