/** Bundles the form editor once for all tests of forms; they find it in EDITOR_SCRIPT. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editorScript } from "content-editor/files";
import { setSite } from "content-editor/kinds";
import { site } from "../../src/site/site";

export default async function startForms(): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), "editor-script-")), "editor.js");
  setSite(site);
  writeFileSync(file, await editorScript());
  process.env["EDITOR_SCRIPT"] = file;
}
