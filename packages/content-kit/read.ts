/** Reading folders of content, with Node. */
export { contentDir, folderName } from "./read/content-dir";
export { type Changes, ContentReader, type FolderContent, LARGEST_FILE, readEntries } from "./read/content-reader";
export { filesIn, readable } from "./read/list-files";
export { contentHash, measureBytes, measureMedia, MEDIA_CACHE, versionOf } from "./read/measure";
