/** Bundles the form editor once for all tests of forms; they find it in EDITOR_SCRIPT. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editorScript } from "../../src/editor/files";

export default async function startForms(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), "editor-script-")), "editor.js");
  writeFileSync(file, await editorScript());
  process.env["EDITOR_SCRIPT"] = file;
}
