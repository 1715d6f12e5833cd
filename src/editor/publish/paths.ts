/** Addresses of the develop server for changes, publishing and history. */
import { editorPaths } from "../../routes";

const ROOT = `${editorPaths.page}/publish`;

/** The editor's address with this opens the dialog. */
export const OPEN_QUERY = "?publish";

/** A page's address with this, and with the parameters of a version, shows the page as it was. */
export const EARLIER = "earlier";

export const PUBLISH = {
  changes: `${ROOT}/changes`,
  publish: `${ROOT}/start`,
  online: `${ROOT}/online`,
  history: `${ROOT}/history`,
  compare: `${ROOT}/compare`,
  page: `${ROOT}/page`,
  picture: `${ROOT}/picture`,
  earlier: `${ROOT}/earlier`,
  restore: `${ROOT}/restore`,
  deleted: `${ROOT}/deleted`,
  commits: `${ROOT}/commits`,
  takeBack: `${ROOT}/take-back`,
} as const;
