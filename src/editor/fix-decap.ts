/** Fixes faults of Decap CMS 3.16 while it is bundled. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";

const BROWSER = resolve("src/editor/browser");

/** Modules of Decap CMS 3.16 that are replaced by ours. */
const REPLACED: readonly { module: RegExp; by: string; name: string }[] = [
  // Links to a public issue tracker, with the configuration, and shows nothing of what was typed.
  { module: /decap-cms-core.dist.esm.components.UI.ErrorBoundary\.js$/, by: "failure-page", name: "ErrorBoundary" },
];

/** Modules of Decap CMS 3.16 of which a part is replaced. */
const CHANGED: readonly { module: RegExp; part: string; by: string }[] = [
  // Fills the form that is open with an entry that arrives after its own form was left.
  {
    module: /decap-cms-core.dist.esm.actions.entries\.js$/,
    part: "const loadedEntry = await tryLoadEntry(getState(), collection, slug);\n      dispatch(entryLoaded(collection, loadedEntry));\n",
    by: "const isStillOpen = window.openAddress(); const loadedEntry = await tryLoadEntry(getState(), collection, slug);\n dispatch(entryLoaded(collection, loadedEntry));\n if (!isStillOpen()) return;\n",
  },
  // Copies what no two entries may share.
  {
    module: /decap-cms-core.dist.esm.actions.entries\.js$/,
    part: "data: entry.get('data'),\n      i18n: entry.get('i18n'),",
    by: "data: entry.get('data').delete('redirectFrom').delete('guid'),\n      i18n: entry.get('i18n'),",
  },
  // Makes links of the addresses that hints have as examples.
  {
    module: /decap-cms-core.dist.esm.components.Editor.EditorControlPane.EditorControl\.js$/,
    part: "allowedElements: ['a', 'strong', 'em', 'del'],",
    by: "allowedElements: [],",
  },
  // Shows days in lists of entries as files have them.
  {
    module: /decap-cms-core.dist.esm.lib.formatters\.js$/,
    part: "  return summary;",
    by: "  return window.withDays(summary);",
  },
];

/** A module of Decap CMS with its parts replaced. @throws if it does not have one of them */
const withParts = (path: string): string =>
  CHANGED.filter(({ module }) => module.test(path)).reduce(
    (code, { part, by }) => {
      if (!code.includes(part)) throw new Error(`${path} has nothing like ${part}: see src/editor/fix-decap.ts.`);
      return code.replace(part, by);
    },
    readFileSync(path, "utf8"),
  );

/**
 * Fixes faults of Decap CMS 3.16.
 * @param isWhole false for a part of the editor, which a test bundles
 * @throws if a new version has other modules
 */
export const fixDecap = (isWhole: boolean): Plugin => ({
  name: "fix-decap",
  setup: ({ onLoad, onEnd }) => {
    const found = new Set<string>();
    for (const { module, by, name } of REPLACED)
      onLoad({ filter: module }, () => {
        found.add(module.source);
        return { contents: `export { ${name}, ${name} as default } from "./${by}";`, resolveDir: BROWSER };
      });
    for (const { module } of CHANGED)
      onLoad({ filter: module }, ({ path }) => {
        found.add(module.source);
        return { contents: withParts(path) };
      });
    onEnd(() => {
      const missing = [...REPLACED, ...CHANGED].find(({ module }) => isWhole && !found.has(module.source));
      if (missing) throw new Error(`Decap CMS has no ${missing.module.source}: see src/editor/fix-decap.ts.`);
    });
  },
});
