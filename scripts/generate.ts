/** `npm run generate`: writes all generated files that are committed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { referencePage } from "content-kit/outputs";
import { allKinds } from "../src/content-model/kinds";
import { codeEditorSettings } from "./lib/code-editor";
import { cutTypefaces } from "./lib/subset-fonts";

const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(path);
};

write(".vscode/settings.json", `${JSON.stringify(codeEditorSettings(), null, 2)}\n`);
write("docs/content-reference.md", referencePage(allKinds));
void cutTypefaces().then((cuts) => cuts.forEach(({ path, bytes }) => write(path, bytes)));
