/**
 * Gatsby looks for queries in every file in which a word like `Head` or `config` stands, in `src` and in its plugins: 160 files
 * are read by Babel and walked through, three times each, for queries that stand in fifty of them. That is two to four seconds of
 * every build and start (docs/decisions/0039-less-at-every-start.md). Here, a file is left out that holds none by its text.
 */
import { readFile } from "node:fs/promises";
import { sep } from "node:path";

/** A query or fragment, or a slice. Gatsby knows a query by this tag alone. */
const ASKS = /\bgraphql\s*`|\bSlice\b/;

/** Of a page's own file, Gatsby wants to know what else it exports. */
const PAGES = [`src${sep}pages${sep}`, `src${sep}templates${sep}`];

/** Whether Gatsby is to read a file as code. */
export const asksGatsby = (file: string, text: string): boolean =>
  PAGES.some((folder) => file.includes(folder)) || ASKS.test(text);

/** What Gatsby then tells of a file that is gone is Gatsby's to tell. */
const textOf = (file: string): Promise<string | undefined> => readFile(file, "utf8").catch(() => undefined);

/** To be called once, before Gatsby looks for queries. */
export const extractQuickly = async (): Promise<void> => {
  const { prototype } = (await import("gatsby/dist/query/file-parser")).default;
  const { parseFile } = prototype;
  prototype.parseFile = async function (file, addError) {
    const text = await textOf(file);
    return text === undefined || asksGatsby(file, text) ? parseFile.call(this, file, addError) : null;
  };
};
