/** Paths of the form editor's files, on a built site and while editing. */
export const editorPaths = {
  page: "/admin",
  config: "/admin/config.json",
  links: "/admin/links.json",
  script: "/admin/editor.js",
} as const;

/** Of the script in the pages that `npm run edit` serves. */
export const POINTING_SCRIPT = "/admin/point.js";
