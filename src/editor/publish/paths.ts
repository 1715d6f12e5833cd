/** Addresses of the develop server for changes, publishing and history. */
import { editorPaths } from "../../routes";

const ROOT = `${editorPaths.page}/publish`;

export const PUBLISH = {
  changes: `${ROOT}/changes`,
  publish: `${ROOT}/start`,
  online: `${ROOT}/online`,
  history: `${ROOT}/history`,
  compare: `${ROOT}/compare`,
  picture: `${ROOT}/picture`,
  earlier: `${ROOT}/earlier`,
  restore: `${ROOT}/restore`,
  deleted: `${ROOT}/deleted`,
  commits: `${ROOT}/commits`,
  takeBack: `${ROOT}/take-back`,
} as const;
