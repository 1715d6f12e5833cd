/** `npm run generate`: writes all generated files, and deletes the schemas of removed kinds. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { cutTypefaces } from "./lib/subset-fonts";
import { generatedFiles } from "./lib/generated-files";

const SCHEMAS = ".vscode/schemas";

const files = generatedFiles();
mkdirSync(SCHEMAS, { recursive: true });
for (const name of readdirSync(SCHEMAS))
  if (!files.some(({ path }) => path === `${SCHEMAS}/${name}`)) rmSync(join(SCHEMAS, name));
const write = (path: string, content: string | Buffer): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};
for (const { path, text } of files) write(path, text);
console.log(`${files.length} files generated.`);

void cutTypefaces().then((cuts) => {
  for (const { path, bytes } of cuts) write(path, bytes);
  console.log(`${cuts.length} fonts subset.`);
});
