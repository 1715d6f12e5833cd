/**
 * `npm run bench:weight`: what each kind of page is sent, compressed with brotli as it is delivered. Prints a table, and writes
 * it into bench/README.md. The budget is a test: __tests__/site/weight.test.ts.
 */
import { SITE } from "../__tests__/support/built-site";
import { dataFileOf, playerScripts, scriptsOf, total, weigh, type Weighed } from "../__tests__/support/page-scripts";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { tellMeasurement } from "./measurement";
import { table } from "./readme";

const kilobytes = (files: readonly Weighed[]): string => (total(files) / 1024).toFixed(1);

const documentOf = (kind: PageKind): string =>
  kind === "not-found" ? "404.html" : `${PAGE_KINDS[kind]}/index.html`.replace(/^\/+/, "");

const rowOf = (kind: PageKind): string[] => {
  const scripts = scriptsOf(SITE, kind);
  const own = scripts.slice(-1);
  return [
    kind,
    kilobytes([weigh(SITE, documentOf(kind))]),
    kilobytes([weigh(SITE, dataFileOf(kind))]),
    String(scripts.length),
    kilobytes(own),
    kilobytes(scripts),
  ];
};

/** What is in the scripts of every page, in the order in which webpack names them. */
const PARTS = [
  "what webpack needs",
  "React",
  "Gatsby, Emotion, header and footer",
  "parts that many kinds of page have",
];

const text = (): string =>
  [
    "Brotli at its best, in kB of 1,024 bytes. Scripts: those that come without the visitor's doing; `own` is the one that " +
      "only this kind of page has. The most is 76.",
    "",
    ...table(
      ["page", "document", "its data", "scripts", "own", "scripts kB"],
      (Object.keys(PAGE_KINDS) as PageKind[]).map(rowOf),
    ),
    "",
    ...table(
      ["on every page", "kB"],
      scriptsOf(SITE, "home")
        .slice(0, PARTS.length)
        .map((script, index) => [PARTS[index] ?? "", kilobytes([script])]),
    ),
    "",
    ...table(
      ["only when it is used", "kB"],
      [
        [
          "the player of an episode, once its page rests",
          kilobytes(playerScripts(SITE).map((file) => weigh(SITE, file))),
        ],
        ["the search, at the first letter", kilobytes([weigh(SITE, "pagefind/pagefind.js")])],
      ],
    ),
  ].join("\n");

void tellMeasurement("weight", "Weight", () => Promise.resolve(text()));
