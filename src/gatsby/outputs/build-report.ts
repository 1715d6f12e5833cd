/** What is written and told when the build is done. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { REDIRECTS_FILE } from "../../routes";
import type { ContentStore } from "../content/content-store";
import { nextChangeInWords } from "../pages/scheduled-changes";
import { launchFindings } from "../content/checks/launch";
import { redirectsJson } from "../pages/redirects";

/** When to build again, for a scheduler; beside the build's own files, as visitors need not know what is to come. */
export const NEXT_CHANGE_FILE = resolve(".cache/next-change.json");

/** Writes the redirects into the built site, and says when the next date falls due and how many placeholders are left. */
export const afterBuild = (store: ContentStore, reporter: Pick<Reporter, "info" | "warn">): void => {
  writeFileSync(join("public", REDIRECTS_FILE), redirectsJson(store.redirects()));

  const next = store.nextChange();
  mkdirSync(dirname(NEXT_CHANGE_FILE), { recursive: true });
  writeFileSync(NEXT_CHANGE_FILE, `${JSON.stringify(next, null, 2)}\n`);
  reporter.info(nextChangeInWords(next));

  const { length } = launchFindings(store.checked);
  if (length > 0)
    reporter.warn(
      `${length === 1 ? "1 placeholder is" : `${length} placeholders are`} left; npm run check:launch lists ${length === 1 ? "it" : "them"}.`,
    );
};
