/** Addresses of the develop server for entries as a whole, and for the whole content. */
import { editorPaths } from "../../routes";

const ROOT = `${editorPaths.page}/manage`;

export const MANAGE = {
  overview: `${ROOT}/overview`,
  rename: `${ROOT}/rename`,
  addService: `${ROOT}/add-service`,
  remove: `${ROOT}/remove`,
  undo: `${ROOT}/undo`,
} as const;
