/**
 * `npm run bench:archives`: builds the site with 1,000 articles and 500 episodes, copied from its own with other
 * titles and dates. Prints the largest archive pages, and the cost of one more article; fails above 14 kB of HTML
 * (Brotli).
 *
 * `-- --articles 1000 --episodes 500` sets other numbers.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { copySite } from "../__tests__/support/copy-site";
import { walkDir } from "../src/lib/walk-dir";
import { gatsbyBuild } from "./build/gatsby-build";
import { reportMeasurement, workFolder } from "./measurement";
import { table } from "./readme";

const { values: given } = parseArgs({
  options: { articles: { type: "string", default: "1000" }, episodes: { type: "string", default: "500" } },
});

/** In bytes. */
const MOST = 14 * 1024;
const TOPICS = ["Local search", "First calls", "Reviews", "Budgets", "Recall", "Websites", "Pictures", "Front desks"];

const dayOf = (number: number): string => new Date(Date.UTC(2012, 0, 1 + number)).toISOString().slice(0, 10);

/** Sets a field of front matter. */
const withField = (text: string, name: string, value: string): string => {
  const field = new RegExp(`^${name}:.*(?:\n +.*)*$`, "m");
  return field.test(text)
    ? text.replace(field, `${name}: ${value}`)
    : text.replace("---\n", `---\n${name}: ${value}\n`);
};

const without = (text: string, name: string): string => text.replace(new RegExp(`^${name}:.*(?:\n +.*)*\n`, "m"), "");

const article = (text: string, number: number): string => {
  const topics = [TOPICS[number % TOPICS.length], TOPICS[(number * 3 + 1) % TOPICS.length]];
  const titled = withField(without(text, "redirectFrom"), "title", `"What the phone told us in week ${number}"`);
  return withField(
    withField(withField(titled, "date", `"${dayOf(number)}"`), "topics", JSON.stringify([...new Set(topics)])),
    "metadata",
    `{ title: "Week ${number} | Revita", description: "What the phone told us in week ${number}, in the words of those who answered it." }`,
  );
};

const episode = (text: string, number: number): string => {
  const own = ["redirectFrom", "guid", "audioFile", "transcript", "chapters", "sampleAudio", "image"].reduce(
    without,
    text,
  );
  const numbered = withField(withField(own, "number", String(number + 1000)), "date", `"${dayOf(number)}"`);
  return withField(
    withField(numbered, "title", `"A talk between two offices, take ${number}"`),
    "metadata",
    `{ title: "Talk ${number} | Revita", description: "A talk between two offices, take ${number}, on the first call and what became of it." }`,
  );
};

/** Copies a folder's files with other texts, up to a number. */
const fill = (folder: string, count: number, copyOf: (text: string, number: number) => string): void => {
  const own = readdirSync(folder).filter((name) => name.endsWith(".md"));
  const texts = own.map((name) => readFileSync(join(folder, name), "utf8"));
  for (let number = own.length; number < count; number += 1)
    writeFileSync(join(folder, `copy-${number}.md`), copyOf(texts[number % texts.length] ?? "", number));
};

const build = (folder: string) =>
  gatsbyBuild([process.execPath, "--require", require.resolve("tsx/cjs"), resolve("scripts/build.ts")], {
    cwd: folder,
    env: { SITE_CONTENT: "" },
  });

/** Archive pages and the search page, which lists the newest entries; largest first. */
const archivePages = (site: string): { page: string; bytes: number }[] =>
  ["blog", "podcast", "search"]
    .flatMap((list) => walkDir(join(site, list)).map((file) => join(list, file)))
    .filter((file) => /^(?:blog|podcast|search)\/(?:topics\/[^/]+\/)?(?:page\/\d+\/)?index\.html$/.test(file))
    .map((file) => ({
      page: `/${file.replace("/index.html", "")}`,
      bytes: brotliCompressSync(readFileSync(join(site, file))).length,
    }))
    .sort((a, b) => b.bytes - a.bytes);

const measure = async (): Promise<string> => {
  const work = workFolder("archives");
  const content = join(work, "content");
  const folder = join(work, "site");
  mkdirSync(folder);
  cpSync("content", content, { recursive: true });
  fill(join(content, "blog"), Number(given.articles), article);
  fill(join(content, "podcast"), Number(given.episodes), episode);
  copySite(folder, content);
  const cold = await build(folder);
  const pages = archivePages(join(folder, "public"));
  writeFileSync(
    join(folder, "content/blog/one-more.md"),
    article(readFileSync(join(content, "blog/copy-100.md"), "utf8"), Number(given.articles)),
  );
  const more = await build(folder);
  const heavy = pages.filter(({ bytes }) => bytes > MOST);
  const rows = ["/blog", "/podcast", "/search", pages[0]?.page ?? "", pages.at(-1)?.page ?? ""];
  const tables = [
    `${given.articles} articles and ${given.episodes} episodes: ${pages.length - 1} pages of archives. The first build took ${cold.seconds.toFixed(1)} s; the one after one more article ${more.seconds.toFixed(1)} s, with ${more.queries} queries.`,
    "",
    ...table(
      ["page", "HTML in kB (brotli)"],
      [...new Set(rows)].map((row) => [row, ((pages.find(({ page }) => page === row)?.bytes ?? 0) / 1024).toFixed(1)]),
    ),
  ].join("\n");
  if (heavy.length > 0)
    throw new Error(`${tables}\n\nOver 14 kB: ${heavy.map(({ page, bytes }) => `${page} ${bytes}`).join(", ")}`);
  return tables;
};

void reportMeasurement("archives", "Archives", measure);
