/** How alike pages of a built site are: apart from what asks for it, as threads load this alone. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { likenessOf, visibleWords, type PageSimilarityReport } from "./page-similarity";

/** The report on the pages of a built site at some addresses, a group of siblings. */
export const pageSimilarityAt = (site: string, paths: readonly string[]): PageSimilarityReport =>
  likenessOf(
    paths.map((path) => ({ path, words: visibleWords(readFileSync(join(site, path, "index.html"), "utf8")) })),
  );
