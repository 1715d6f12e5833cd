import { relative, resolve } from "node:path";

/** The content folder; `SITE_CONTENT` overrides it. */
export const contentDir = (): string => resolve(process.env["SITE_CONTENT"] || "content");

/** A content folder as messages name it: its path from where the command runs. */
export const folderName = (folder: string): string => relative(process.cwd(), folder) || ".";
