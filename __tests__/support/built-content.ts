/** The content as the last build has checked it, whose cache saves most of the time: for tests of other things. */
import { CheckCache } from "../../src/site/check-cache";
import type { Content } from "../../src/site/pages/content";
import { ContentReader } from "../../src/site/read-content";

/** Reads a content folder, by default the real one. */
export const builtContent = (folder = "content"): Content => {
  const checks = new CheckCache();
  return new ContentReader(folder, (file) => checks.check(file)).read();
};
