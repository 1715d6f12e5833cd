/** `npm run generate`: writes every committed file that is made from the content model, and takes away schemas of kinds that are gone. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generatedFiles } from "./generated-files";

const SCHEMAS = ".vscode/schemas";

const files = generatedFiles();
mkdirSync(SCHEMAS, { recursive: true });
for (const name of readdirSync(SCHEMAS))
  if (!files.some(({ path }) => path === `${SCHEMAS}/${name}`)) rmSync(join(SCHEMAS, name));
for (const { path, text } of files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${files.length} files are made from the content model.`);
