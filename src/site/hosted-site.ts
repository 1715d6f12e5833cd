/** What the delivery needs of the site, from its content and the built pages. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { allOf, type Entry, onlyOf, PLAYER_ORIGINS } from "content-kit";
import { analyticsSources } from "../content-model/fields/analytics-services";
import { allKinds, kinds } from "../content-model/kinds";
import { allFilmsOf } from "./checks/films";
import type { SiteToHost } from "site-delivery/types";
import { contentDir, readEntries } from "content-kit/read";
import { lastCommit } from "./pages/last-modified";
import { model } from "./model";
import { editorPaths } from "content-editor/paths";
import { chaptersPath, feedPaths, notFoundFiles, notFoundRules, REDIRECTS_FILE, topicFeedPath } from "../routes";

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of a page's inline scripts for the Content-Security-Policy. Data blocks (scripts with a type) are not run. */
const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = ""]) => `sha256-${createHash("sha256").update(code).digest("base64")}`,
  );

/** Redirects from old paths, as written by the build. */
const readRedirects = (output: string): SiteToHost["redirects"] =>
  Object.entries(JSON.parse(readFileSync(join(output, REDIRECTS_FILE), "utf8")) as Record<string, string>).map(
    ([from, to]) => ({ from, to }),
  );

const origin = (url: string): string => new URL(url).origin;

/**
 * The origins of the players of all films. The policy is that of the whole site: a visitor who comes to a film's page
 * by a link keeps the policy of the page that they came from.
 */
const playerOrigins = (entries: readonly Entry[]): string[] =>
  entries
    .filter(({ data }) => data["draft"] !== true)
    .flatMap((entry) => allFilmsOf(entry).map(({ host }) => PLAYER_ORIGINS[host]))
    .sort();

/** The paths at which hosts have rules of their own. */
export const hostedPaths: Pick<SiteToHost, "files" | "notFound" | "notFoundFile"> = {
  files: {
    rss: [feedPaths.blogRss, feedPaths.podcast, topicFeedPath(":topic")],
    jsonFeed: [feedPaths.blogJson],
    chapters: [chaptersPath(":episode")],
  },
  notFound: notFoundRules,
  notFoundFile: notFoundFiles.page,
};

/** @throws if the content folder has no settings, which the build has checked. */
export const readHostedSite = (output: string): SiteToHost => {
  const needed = allKinds.filter((kind) => kind === kinds.site || kind === kinds.landing || kind.body);
  const entries = readEntries(model, needed, contentDir());
  const settings = onlyOf(entries, kinds.site)?.data;
  if (!settings) throw new Error("The content folder has no site.yaml.");
  return {
    url: settings.url,
    email: settings.email,
    language: settings.language,
    commit: lastCommit(contentDir()) ?? null,
    redirects: readRedirects(output),
    scriptHashes: [...new Set(inlineScriptHashes(readFileSync(join(output, "index.html"), "utf8")))].sort(),
    frameOrigins: [...new Set([origin(settings.map.embedUrl), ...playerOrigins(entries)])],
    editor: settings.editor ? { ...settings.editor, paths: Object.values(editorPaths) } : null,
    ...hostedPaths,
    analytics: settings.analytics ? analyticsSources(settings.analytics) : null,
    hostedAudio: allOf(entries, kinds.episode).some(({ data }) => data.audioUrl !== undefined && !data.draft),
  };
};
