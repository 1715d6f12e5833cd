/** The form editor: served while developing, and written into a build where the settings name a git host. */
export { serveEditor } from "./dev-server";
export { writeHostedEditor } from "./hosted";
