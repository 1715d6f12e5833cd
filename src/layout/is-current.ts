/** Says of a link whether it leads to the page that is shown (`page`) or to the section that the page is in (`true`). */
export const isCurrent = (path: string, to: string): "page" | "true" | undefined => {
  if (to.includes("#")) return undefined;
  const here = path.replace(/\/+$/, "") || "/";
  if (here === to) return "page";
  return to !== "/" && here.startsWith(`${to}/`) ? "true" : undefined;
};
