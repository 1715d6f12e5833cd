/** Paths of the form editor's files, on a built site and while editing. */
export const editorPaths = {
  page: "/admin",
  config: "/admin/config.json",
  links: "/admin/links.json",
  script: "/admin/editor.js",
} as const;

const PUBLISHING = `${editorPaths.page}/publish`;

/** Of the editing server: changes, publishing and history. */
export const PUBLISH = {
  changes: `${PUBLISHING}/changes`,
  publish: `${PUBLISHING}/start`,
  online: `${PUBLISHING}/online`,
  history: `${PUBLISHING}/history`,
  earlier: `${PUBLISHING}/earlier`,
  discard: `${PUBLISHING}/discard`,
  commits: `${PUBLISHING}/commits`,
  takeBack: `${PUBLISHING}/take-back`,
} as const;

/** Of the editing server: entries as a whole. */
export const MANAGE = {
  rename: `${editorPaths.page}/manage/rename`,
  remove: `${editorPaths.page}/manage/remove`,
} as const;

/** Of the editing server: pointing at a text on a page. */
export const pointingPaths = {
  script: `${editorPaths.page}/point.js`,
  find: `${editorPaths.page}/point`,
} as const;
