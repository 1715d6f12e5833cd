/** `aria-current` of a link: `page` for the current page, `true` for its section. */
export const isCurrent = (path: string, to: string): "page" | "true" | undefined => {
  if (to.includes("#")) return undefined;
  const here = path.replace(/\/+$/, "") || "/";
  if (here === to) return "page";
  return here.startsWith(`${to}/`) ? "true" : undefined;
};
