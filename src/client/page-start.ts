/**
 * The one script inside a page; the build bundles and minifies it. It tells Gatsby's runtime which page and build this is, and
 * loads what the first paint does without: the text typeface, print styles, the manifest, and then the scripts. Gatsby's own
 * `<script async>` tags would share a slow line with the typefaces, and delay the text.
 */
import { text } from "../design/typefaces";
import { iconPaths, PRINT_STYLES } from "../routes";
import { DEFERRED_PARTS } from "./content-visibility";

/** Weight and file of each face; filled in when a page is rendered, as webpack names the files. */
declare const __FACES__: readonly [weight: string, file: string][];

/** Milliseconds after which the scripts load even if a typeface or the first paint is slow. */
const MAX_WAIT = 3000;

const { path, hash, files = "" } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = files.split(" ");

const append = (tag: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/** In their order, each as a task of its own: the last to arrive would otherwise run them all. */
const loadScripts = (): void => scripts.splice(0).forEach((src) => append("script", { src, async: false }));

/** As data of low priority, added together: the page is laid out again for each face that it hears of. */
const loadFace = async ([weight, file]: readonly [string, string]): Promise<FontFace> => {
  const response = await fetch(file, { priority: "low" });
  return new FontFace(text.family, await response.arrayBuffer(), { weight }).load();
};

// After a reload the browser restores the scroll position, and needs the heights of all parts.
if ((performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate")
  document.body.className = DEFERRED_PARTS;

window.pagePath = path;
window.___webpackCompilationHash = hash;
window.onpointerdown = window.onkeydown = loadScripts;
setTimeout(loadScripts, MAX_WAIT);

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  append("link", { rel: "stylesheet", media: "print", href: PRINT_STYLES });
  append("link", { rel: "manifest", href: iconPaths.manifest });
  void Promise.all(__FACES__.map(loadFace))
    .then((faces) => faces.forEach((face) => document.fonts.add(face)))
    .then(loadScripts, loadScripts);
}).observe({ type: "paint", buffered: true });
