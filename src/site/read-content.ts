/** Reads and checks a content folder of this site. */
import { type Changes, contentDir, ContentReader } from "content-kit/read";
import { model, type SiteFacts } from "./model";
import type { Content } from "./pages/content";

/** Reads a folder repeatedly, each time only what has changed. */
export const contentReader = (folder = contentDir()): ContentReader<SiteFacts> => new ContentReader(model, folder);

/**
 * Reads and checks a content folder once.
 * @param changes pending writes that are not on disk yet
 * @throws if the folder cannot be read, or SITE_TODAY is not a date
 */
export const readContent = (folder = contentDir(), changes?: Changes): Content => contentReader(folder).read(changes);
