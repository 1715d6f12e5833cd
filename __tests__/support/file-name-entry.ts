/** Decap CMS's own function for names of files, bundled as in the form editor. */
import { sanitizeSlug } from "decap-cms-core/dist/esm/lib/urlHelper.js";

(globalThis as { nameOf?: unknown }).nameOf = (title: string): string =>
  sanitizeSlug(title, { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" });
