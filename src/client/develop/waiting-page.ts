/** The page at every address until the content is valid and the site has started. Bundled by the npm command. */
import { showContentProblems } from "./problem-overlay";

showContentProblems(({ isWaiting, hasErrors }) => {
  // The site's own server has taken over.
  if (!isWaiting) return location.reload();
  for (const [id, isShown] of [
    ["waiting", hasErrors],
    ["starting", !hasErrors],
  ] as const)
    document.getElementById(id)?.toggleAttribute("hidden", !isShown);
});
