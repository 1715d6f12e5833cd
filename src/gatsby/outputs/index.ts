/** The files that a build writes beside its pages, as a pipeline: each step may query, start work in parallel, and write. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { indexPaths, REDIRECTS_FILE } from "../../routes";
import { Library } from "../content/collections";
import type { ContentStore } from "../content/content-store";
import { reportLocalPages } from "../locations/similarity-report";
import { redirectsJson } from "../pages/redirects";
import { isListed, writeSitemapIndex } from "./sitemap";
import { writeBuildReport } from "./build-report";
import { writeCitiesFile } from "./cities-json";
import { FeedFiles } from "./feeds";
import { SitePictures } from "./images";
import { llmsTxt } from "./llms-txt";
import { copyPlayerFiles } from "./player-assets";
import { robotsTxt } from "./robots-txt";
import { buildSearchIndex } from "./search";
import { writeSiteData } from "./site-data";

/** A step of the pipeline. */
export interface Output {
  name: string;
  /** Reads what it needs through GraphQL; after every content change in develop. */
  query?: (args: CreatePagesArgs) => Promise<void>;
  /** Begins work that can run beside Gatsby, when the content is known. */
  start?: () => void;
  /** Writes into public/, when all pages are there. */
  write?: (args: BuildArgs) => void | Promise<void>;
}

const PUBLIC = resolve("public");

const writePublic = (path: string, text: string): void => writeFileSync(join(PUBLIC, path), text);

/** The paths of all pages that are part of the site. */
const builtPaths = ({ getNodesByType }: BuildArgs): ReadonlySet<string> =>
  new Set(
    getNodesByType("SitePage")
      .map((page) => page["path"] as string)
      .filter(isListed),
  );

const pipeline = (content: ContentStore): Output[] => {
  const images = new SitePictures(content);
  const feeds = new FeedFiles();
  const siteUrl = () => new Library(content.checked.entries).one("site").url;
  return [
    // Facts, navigation and labels of every page, which the layout imports.
    {
      name: "site data",
      query: (args) => writeSiteData(args, images.icon(), Number(content.checked.today.slice(0, 4))),
    },
    // RSS, JSON Feed, the podcast's feed and its chapters.
    { name: "feeds", query: (args) => feeds.read(args), write: ({ reporter }) => feeds.write(reporter) },
    // Social cards, icons, the podcast's cover.
    { name: "images", start: () => images.start(), write: ({ reporter }) => images.finish(reporter) },
    // Plyr's styles and sprite.
    { name: "player assets", start: () => copyPlayerFiles() },
    // The data of the city finder.
    { name: "cities", start: () => writeCitiesFile(content) },
    // Pagefind's index of what the pages say.
    { name: "search index", write: ({ reporter }) => buildSearchIndex(content, reporter) },
    // The index of the sitemaps, which gatsby-plugin-sitemap has written by then.
    { name: "sitemap index", write: () => writeSitemapIndex(PUBLIC, siteUrl()) },
    // The rules for crawlers.
    { name: "robots.txt", write: () => writePublic(indexPaths.robots, robotsTxt(siteUrl())) },
    // A summary of the site for language models.
    {
      name: "llms.txt",
      write: (args) => {
        const paths = builtPaths(args);
        writePublic(
          indexPaths.llms,
          llmsTxt(content.checked.entries, (path) => paths.has(path)),
        );
      },
    },
    // Old addresses, for hosts that cannot redirect.
    { name: "redirects", write: () => writePublic(REDIRECTS_FILE, redirectsJson(content.redirects())) },
    // How similar the pages of cities and states are to each other.
    { name: "page similarity", write: ({ reporter }) => reportLocalPages(content, reporter) },
    // The next change by date, and how many placeholders are left.
    { name: "build report", write: ({ reporter }) => writeBuildReport(content, reporter) },
  ];
};

/** Runs the pipeline in Gatsby's hooks. */
export class BuildOutputs {
  private readonly outputs: readonly Output[];

  /** @param further steps of other parts of the site, written last */
  constructor(content: ContentStore, further: readonly Output[] = []) {
    this.outputs = [...pipeline(content), ...further];
  }

  async query(args: CreatePagesArgs): Promise<void> {
    for (const { query } of this.outputs) await query?.(args);
  }

  start(): void {
    for (const { start } of this.outputs) start?.();
  }

  async write(args: BuildArgs): Promise<void> {
    await Promise.all(this.outputs.map(async ({ write }) => write?.(args)));
  }
}
