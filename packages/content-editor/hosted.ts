/** The form editor on the built site, only if site.yaml names a repository. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Entry } from "content-kit";
import { contentDir } from "content-kit/read";
import { editorFiles, editorScript } from "./files";
import type { Site, SiteSettings } from "content-kit/site";
import type { Backend } from "./form-config";
import { setSite } from "./kinds";
import { editorPaths } from "./paths";

/** The content folder in the repository. */
const CONTENT = "content/";

/** What is not set is left out of the JSON. */
const backendOf = (settings: NonNullable<SiteSettings["editor"]>): Backend => {
  const { backend, baseUrl, apiRoot, appId, ...same } = settings;
  return { name: backend, ...same, base_url: baseUrl, api_root: apiRoot, app_id: appId, auth_type: appId && "pkce" };
};

/** Writes the editor into the built site if configured, otherwise deletes an earlier build's. */
export const writeHostedEditor = async (
  site: Site,
  entries: readonly Entry[],
  folder = resolve("public"),
): Promise<void> => {
  setSite(site);
  const admin = join(folder, "admin");
  rmSync(admin, { recursive: true, force: true });
  const settings = site.settings(entries);
  if (!settings?.editor) return;
  mkdirSync(admin, { recursive: true });
  for (const [path, text] of Object.entries(editorFiles(entries, contentDir(), backendOf(settings.editor), CONTENT)))
    writeFileSync(join(folder, path === editorPaths.page ? `${path}/index.html` : path), text);
  writeFileSync(join(folder, editorPaths.script), await editorScript());
};
