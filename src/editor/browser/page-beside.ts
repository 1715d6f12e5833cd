/** Shows the site's page beside its form on a wide screen; on others, "See the page" opens a tab. */
import { element } from "./dom";

/** The width from which there is room for both; src/editor/files.ts has the styles. */
const WIDE = "(min-width: 75rem)";

const LINK = 'a[class*="-PreviewLink"]';

const BESIDE = "page-beside";

let panel: HTMLElement | undefined;

const close = (): void => {
  panel?.remove();
  panel = undefined;
  document.documentElement.classList.remove(BESIDE);
};

const show = (url: string): void => {
  close();
  const button = element("button", { type: "button" }, "Close");
  button.addEventListener("click", () => {
    close();
    document.querySelector<HTMLElement>(LINK)?.focus();
  });
  const tab = element("a", { href: url, target: "_blank", rel: "noopener" }, "Open in a tab");
  panel = element(
    "aside",
    { class: BESIDE, "aria-label": "The page" },
    element("p", {}, tab, button),
    element("iframe", { src: url, title: "The page" }),
  );
  document.documentElement.classList.add(BESIDE);
  document.body.append(panel);
};

const follow = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINK) : null;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || !matchMedia(WIDE).matches) return;
  event.preventDefault();
  show(link.href);
};

const formOf = (address: string): string => new URL(address).hash.split("?")[0] ?? "";

/** For the local server only: a built site refuses to be framed. */
export const showPageBeside = (): void => {
  document.addEventListener("click", follow, true);
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    if (formOf(oldURL) !== formOf(newURL)) close();
  });
};
