/** Paths of the develop server for entries as a whole. */
import { editorPaths } from "../paths";

const ROOT = `${editorPaths.page}/manage`;

export const MANAGE = { rename: `${ROOT}/rename`, remove: `${ROOT}/remove` } as const;
