/** The real content, checked: for tests of other things. */
import { contentReader } from "../../src/site/read-content";
import type { Content } from "../../src/site/pages/content";

/** Reads a content folder, by default the real one. */
export const builtContent = (folder = "content"): Content => contentReader(folder).read();
