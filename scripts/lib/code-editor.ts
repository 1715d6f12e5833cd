/** What code editors read: JSON Schemas in .vscode/schemas, which Git ignores, and the settings that name them. */
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { allKinds } from "../../src/content-model/kinds";
import type { ContentKind } from "content-kit";
import type * as Outputs from "content-kit/outputs";
import { walkDir } from "content-kit/lib/walk-dir";

const ROOT = resolve(__dirname, "../..");
const MODEL = join(ROOT, "src/content-model");
const FOLDER = ".vscode/schemas";

/** File name of a schema: `service-page` for `ServicePage`. */
const schemaPath = ({ name }: ContentKind): string =>
  `${FOLDER}/${name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase()}.json`;

/** Glob patterns of a kind's files; `.yml` is allowed too. */
const globs = ({ files }: ContentKind): string[] => {
  const glob = `content/${files.replace("{slug}", "*")}`;
  return [glob, glob.replace(/\.yaml$/, ".yml")];
};

/** .vscode/settings.json. The YAML language server reads no front matter; `npm run check:content` does. */
export const codeEditorSettings = () => ({
  "yaml.schemas": Object.fromEntries(
    allKinds.filter(({ body }) => !body).map((kind) => [`./${schemaPath(kind)}`, globs(kind)]),
  ),
  "yaml.schemaStore.enable": false,
  "yaml.format.enable": false,
  "files.associations": { "content/**/*.md": "markdown" },
  "[yaml]": { "editor.quickSuggestions": { strings: true }, "editor.tabSize": 2, "editor.insertSpaces": true },
});

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** Writes the schemas if the model is newer: making them takes most of a second. */
export const writeSchemas = (): void => {
  const folder = join(ROOT, FOLDER);
  const newest = Math.max(...walkDir(MODEL).map((file) => changedAt(join(MODEL, file))));
  if (existsSync(folder) && changedAt(folder) > newest) return;
  const { jsonSchema } = createRequire(__filename)("content-kit/outputs") as typeof Outputs;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const kind of allKinds) writeFileSync(join(ROOT, schemaPath(kind)), `${JSON.stringify(jsonSchema(kind))}\n`);
};
