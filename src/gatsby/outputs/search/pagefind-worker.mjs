/**
 * Reads `{ language, records }` as JSON from stdin and writes Pagefind's index of the records (`url`, `content`,
 * `meta`), with its search script, to the folder given as argument.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { close, createIndex } from "pagefind";

/** The files our pages load: the script, its worker, and the index; not Pagefind's user interface. */
const USED = /^(?:pagefind(?:-worker)?\.js|pagefind-entry\.json|wasm\..*|.*\.pf_\w+)$/;

const [, , folder] = process.argv;
let input = "";
for await (const chunk of process.stdin) input += chunk;
const { language, records } = JSON.parse(input);

const throwOnErrors = ({ errors, ...result }) => {
  if (errors.length > 0) throw new Error(errors.join("\n"));
  return result;
};

const { index } = throwOnErrors(await createIndex({ forceLanguage: language }));
for (const { url, content, meta } of records)
  throwOnErrors(await index.addCustomRecord({ url, content, language, meta }));
const { files } = throwOnErrors(await index.getFiles());
for (const { path, content } of files.filter((file) => USED.test(file.path))) {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
}
await close();
