/** All generated files that are committed. `npm run generate` and its test use this list. */
import type { ContentKind } from "../../src/content-model/kinds/kind";
import { jsonSchema } from "../../src/content-model/outputs/json-schema";
import { allKinds } from "../../src/content-model/kinds";
import { referencePage } from "../../src/content-model/outputs/reference-page";

export interface GeneratedFile {
  /** Path from the repository's root. */
  path: string;
  text: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** File name of a schema: `service-page` for `ServicePage`. */
const schemaName = ({ name }: ContentKind): string => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

const schemaPath = (kind: ContentKind): string => `.vscode/schemas/${schemaName(kind)}.json`;

/** Glob patterns of a kind's files for code editors; `.yml` is allowed too. */
const globs = ({ files }: ContentKind): string[] => {
  const glob = `content/${files.replace("{slug}", "*")}`;
  return [glob, glob.replace(/\.yaml$/, ".yml")];
};

const codeEditorSettings = (): string => {
  // The YAML language server does not read front matter; `npm run check:content -- --watch` does.
  const yamlKinds = allKinds.filter(({ body }) => !body);
  return json({
    "yaml.schemas": Object.fromEntries(yamlKinds.map((kind) => [`./${schemaPath(kind)}`, globs(kind)])),
    "yaml.schemaStore.enable": false,
    "yaml.format.enable": false,
    "files.associations": { "content/**/*.md": "markdown" },
    "[yaml]": { "editor.quickSuggestions": { strings: true }, "editor.tabSize": 2, "editor.insertSpaces": true },
  });
};

/** The files with their expected contents. */
export const generatedFiles = (): GeneratedFile[] => [
  ...allKinds.map((kind) => ({ path: schemaPath(kind), text: json(jsonSchema(kind)) })),
  { path: ".vscode/settings.json", text: codeEditorSettings() },
  { path: "docs/content-reference.md", text: referencePage() },
];
