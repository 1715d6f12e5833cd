/** Output files of a build besides its pages, as a pipeline: each step may query, start work in parallel, and write. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildArgs, CreatePagesArgs } from "gatsby";
import { indexPaths, REDIRECTS_FILE } from "../../routes";
import { Library } from "../../site/content/collections";
import type { ContentStore } from "../content-store";
import { redirectsJson } from "../../site/pages/redirects";
import { isListed, writeSitemapIndex } from "./sitemap";
import { unindexed } from "../../site/pages/site-pages";
import { analyticsOf, writeAnalytics } from "./analytics";
import { writeBuildReport } from "./build-report";
import { writeCitiesFile } from "./cities-json";
import { FeedFiles } from "./feeds";
import { SitePictures } from "./images";
import { llmsTxt } from "./llms-txt";
import { MapFiles } from "./maps";
import { copyPlayerFiles } from "./player-assets";
import { robotsTxt } from "./robots-txt";
import { buildSearchIndex } from "./search";
import { writeSiteData } from "./site-data";

/** A step of the pipeline. */
export interface Output {
  name: string;
  /** Runs GraphQL queries; in develop after every content change. */
  query?: (args: CreatePagesArgs) => void | Promise<void>;
  /** Starts work in parallel with Gatsby, when the content is known. */
  start?: () => void;
  /** Writes into public/, when all pages are built. */
  write?: (args: BuildArgs) => void | Promise<void>;
}

const PUBLIC = resolve("public");

const writePublic = (path: string, text: string): void => writeFileSync(join(PUBLIC, path), text);

/** Paths of all pages of the site. */
const builtPaths = ({ getNodesByType }: BuildArgs): ReadonlySet<string> =>
  new Set(
    getNodesByType("SitePage")
      .map((page) => page["path"] as string)
      .filter(isListed),
  );

const pipeline = (content: ContentStore): Output[] => {
  const images = new SitePictures(content);
  const feeds = new FeedFiles();
  const maps = new MapFiles(content);
  const settings = () => new Library(content.checked.entries).one("site");
  const siteUrl = () => settings().url;
  return [
    // Site-wide facts, navigation and labels, imported by the layout.
    {
      name: "site data",
      query: (args) =>
        writeSiteData(args, {
          icon: images.icon(),
          buildYear: Number(content.checked.today.slice(0, 4)),
          analytics: analyticsOf(content.checked.entries),
          verification: settings().verification ?? {},
          entries: content.checked.entries,
        }),
    },
    { name: "analytics", write: () => writeAnalytics(content.checked.entries) },
    { name: "feeds", query: (args) => feeds.read(args), write: ({ reporter }) => feeds.write(reporter) },
    { name: "maps", query: () => maps.draw(), write: ({ reporter }) => maps.finish(reporter) },
    { name: "images", start: () => images.start(), write: ({ reporter }) => images.finish(reporter) },
    { name: "player assets", start: () => copyPlayerFiles() },
    { name: "cities", start: () => writeCitiesFile(content) },
    { name: "search index", write: ({ reporter }) => buildSearchIndex(content, reporter) },
    { name: "sitemap index", write: () => writeSitemapIndex(PUBLIC, siteUrl()) },
    { name: "robots.txt", write: () => writePublic(indexPaths.robots, robotsTxt(siteUrl())) },
    {
      name: "llms.txt",
      write: (args) => {
        const paths = builtPaths(args);
        writePublic(
          indexPaths.llms,
          llmsTxt(content.checked.entries, (path) => paths.has(path) && !unindexed(content.checked).has(path)),
        );
      },
    },
    { name: "redirects", write: () => writePublic(REDIRECTS_FILE, redirectsJson(content.redirects())) },
    // Next publication date, and number of placeholders.
    { name: "build report", write: ({ reporter }) => writeBuildReport(content, reporter) },
  ];
};

/** Runs the pipeline in Gatsby's hooks. */
export class BuildOutputs {
  private readonly outputs: readonly Output[];

  /** @param further steps of other modules, written last */
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
