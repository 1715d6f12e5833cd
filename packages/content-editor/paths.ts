/** Paths of the form editor's files, on a built site and while editing. */
export const editorPaths = {
  page: "/admin",
  config: "/admin/config.json",
  links: "/admin/links.json",
  script: "/admin/editor.js",
} as const;
