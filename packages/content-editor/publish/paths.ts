/** Paths of the develop server for changes, publishing and history. */
import { editorPaths } from "../paths";

const ROOT = `${editorPaths.page}/publish`;

export const PUBLISH = {
  changes: `${ROOT}/changes`,
  publish: `${ROOT}/start`,
  online: `${ROOT}/online`,
  history: `${ROOT}/history`,
  earlier: `${ROOT}/earlier`,
  discard: `${ROOT}/discard`,
  commits: `${ROOT}/commits`,
  takeBack: `${ROOT}/take-back`,
} as const;
