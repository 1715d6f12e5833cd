/** Every committed file that is made from the content model, or from other files of the tree. Add one here, and the command and its test know it. */
import type { ContentKind } from "../../src/content-model/kinds/kind";
import { jsonSchema } from "../../src/content-model/outputs/json-schema";
import { allKinds } from "../../src/content-model/kinds";
import { referencePage } from "../../src/content-model/outputs/reference-page";
import { exploringDataPage } from "./exploring-data-page";

export interface GeneratedFile {
  /** The path from the root of the repository. */
  path: string;
  text: string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** `ServicePage` in the file name of its schema: `service-page`. */
const schemaName = ({ name }: ContentKind): string => name.replace(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();

const schemaPath = (kind: ContentKind): string => `.vscode/schemas/${schemaName(kind)}.json`;

/** The files of a kind, as a code editor's settings name them; `.yml` is as good as `.yaml`. */
const globs = ({ files }: ContentKind): string[] => {
  const glob = `content/${files.replace("{slug}", "*")}`;
  return [glob, glob.replace(/\.yaml$/, ".yml")];
};

const codeEditorSettings = (): string => {
  // The YAML server does not read the front matter of Markdown; `npm run check:content -- --watch` does.
  const yamlKinds = allKinds.filter(({ body }) => !body);
  return json({
    "yaml.schemas": Object.fromEntries(yamlKinds.map((kind) => [`./${schemaPath(kind)}`, globs(kind)])),
    "yaml.schemaStore.enable": false,
    "yaml.format.enable": false,
    "files.associations": { "content/**/*.md": "markdown" },
    "[yaml]": { "editor.quickSuggestions": { strings: true }, "editor.tabSize": 2, "editor.insertSpaces": true },
  });
};

/** The files as they should be. */
export const generatedFiles = (): GeneratedFile[] => [
  ...allKinds.map((kind) => ({ path: schemaPath(kind), text: json(jsonSchema(kind)) })),
  { path: ".vscode/settings.json", text: codeEditorSettings() },
  { path: "docs/content-reference.md", text: referencePage() },
  { path: "docs/exploring-data.md", text: exploringDataPage() },
];
