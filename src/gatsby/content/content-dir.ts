import { resolve } from "node:path";

/** The content folder; `SITE_CONTENT` overrides it. */
export const contentDir = (): string => resolve(process.env["SITE_CONTENT"] || "content");
