/** The form editor on the built site, only if site.yaml names a repository. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import { onlyOf, type Entry } from "../content-model/checks/entry";
import { kinds } from "../content-model/kinds";
import { contentDir } from "../site/content/content-dir";
import type { ContentStore } from "../gatsby/content-store";
import type { Output } from "../gatsby/outputs";
import { adminPage, configText, editorScript, linksText, mediaFilesOf } from "./files";
import { formConfig, type Backend } from "./form-config";

type SiteData = z.infer<typeof kinds.site.schema>;

/** The content folder in the repository. */
const CONTENT = "content/";

const backendOf = ({ backend, repo, branch, baseUrl, apiRoot, appId }: NonNullable<SiteData["editor"]>): Backend => ({
  name: backend,
  branch,
  ...(repo === undefined ? {} : { repo }),
  ...(baseUrl === undefined ? {} : { base_url: baseUrl }),
  ...(apiRoot === undefined ? {} : { api_root: apiRoot }),
  ...(appId === undefined ? {} : { app_id: appId, auth_type: "pkce" }),
});

/** Writes the editor into the built site if configured, otherwise deletes an earlier build's. */
export const writeHostedEditor = async (entries: readonly Entry[], folder = resolve("public")): Promise<void> => {
  const admin = join(folder, "admin");
  rmSync(admin, { recursive: true, force: true });
  const site = onlyOf(entries, kinds.site)?.data;
  if (!site?.editor) return;
  const config = formConfig(backendOf(site.editor), { entries, root: CONTENT }, mediaFilesOf(contentDir()));
  mkdirSync(admin, { recursive: true });
  writeFileSync(join(admin, "index.html"), adminPage(site.name));
  writeFileSync(join(admin, "config.json"), configText(config));
  writeFileSync(join(admin, "links.json"), linksText(entries, contentDir()));
  writeFileSync(join(admin, "editor.js"), await editorScript());
};

/** The editor as a build output. */
export const hostedEditor = (content: ContentStore): Output => ({
  name: "hosted editor",
  write: () => writeHostedEditor(content.checked.entries),
});
