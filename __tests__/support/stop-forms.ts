/** Removes what start-forms wrote. */
import { rmSync } from "node:fs";
import { dirname } from "node:path";

export default function stopForms(): void {
  const file = process.env["EDITOR_SCRIPT"];
  if (file) rmSync(dirname(file), { recursive: true, force: true });
}
