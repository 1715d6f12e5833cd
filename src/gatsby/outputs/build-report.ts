/** The summary at the end of a build. */
import { resolve } from "node:path";
import type { Reporter } from "gatsby";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import type { ContentStore } from "../content-store";
import { formatNextChange } from "../../site/pages/scheduled-changes";
import { launchFindings } from "../../site/checks/launch";

/** Next publication date, for schedulers. Not in public/. */
const NEXT_CHANGE_FILE = resolve(".cache/next-change.json");

/** Reports the next publication date and the number of placeholders. */
export const writeBuildReport = (store: ContentStore, reporter: Pick<Reporter, "info" | "warn">): void => {
  const next = store.nextChange();
  writeFileAtomic(NEXT_CHANGE_FILE, `${JSON.stringify(next, null, 2)}\n`);
  reporter.info(formatNextChange(next));

  const { length } = launchFindings(store.checked);
  if (length > 0)
    reporter.warn(
      `${length === 1 ? "1 placeholder is" : `${length} placeholders are`} left; npm run check:launch lists ${length === 1 ? "it" : "them"}.`,
    );
};
