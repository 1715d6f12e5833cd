import { resolve } from "node:path";

/** The folder that the site is built from; `SITE_CONTENT` names another one. */
export const contentDir = (): string => resolve(process.env["SITE_CONTENT"] || "content");
