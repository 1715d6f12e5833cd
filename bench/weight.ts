/**
 * `npm run bench:weight`: transfer size of each kind of page, compressed with Brotli. Writes a table into
 * bench/README.md. The budget is a test: __tests__/site/weight.test.ts.
 */
import { SITE } from "../__tests__/support/built-site";
import { dataFileOf, playerScripts, scriptsOf, total, weigh, type Weighed } from "../__tests__/support/page-scripts";
import { PAGE_KINDS, type PageKind } from "../scripts/lib/sample-pages";
import { reportMeasurement } from "./measurement";
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

/** The chunks of every page, by webpack's names. */
const PARTS = [
  "webpack runtime",
  "React",
  "Gatsby, Emotion, header and footer",
  "modules shared by many kinds of page",
];

const text = (): string =>
  [
    "Brotli at quality 11, in kB of 1,024 bytes. Scripts: those loaded without interaction; `own` is the script of this " +
      "kind of page. Budget: 76.",
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
      ["on demand", "kB"],
      [
        ["episode player, when the page is idle", kilobytes(playerScripts(SITE).map((file) => weigh(SITE, file)))],
        ["search, at the first character", kilobytes([weigh(SITE, "pagefind/pagefind.js")])],
      ],
    ),
  ].join("\n");

void reportMeasurement("weight", "Weight", () => Promise.resolve(text()));
