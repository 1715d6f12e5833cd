/**
 * The one script inside a page; the build bundles and minifies it. It tells Gatsby's runtime which page and build this is, and
 * loads what the first paint does without: the text typeface, print styles, the manifest, and then the scripts. Gatsby's own
 * `<script async>` tags would share a slow line with the typefaces, and delay the text.
 */
/** Filled in when a page is rendered: an import would bring whole modules into every page. */
declare const __CONFIG__: {
  /** Weight and file of each face of the text typeface. */
  faces: readonly [weight: string, file: string][];
  family: string;
  printStyles: string;
  manifest: string;
  /** The class of a body whose lower parts are still to be laid out. */
  deferredParts: string;
};

/** Milliseconds after which the scripts load even if a typeface or the first paint is slow. */
const MAX_WAIT = 3000;

const { faces, family, printStyles, manifest, deferredParts } = __CONFIG__;
const { path, hash, files = "" } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = files.split(" ");

const append = (tag: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/** In their order, each as a task of its own: the last to arrive would otherwise run them all. */
const loadScripts = (): void => scripts.splice(0).forEach((src) => append("script", { src, async: false }));

/** As data of low priority, added together: the page is laid out again for each face that it hears of. */
const loadFace = async ([weight, file]: readonly [string, string]): Promise<FontFace> => {
  const response = await fetch(file, { priority: "low" });
  return new FontFace(family, await response.arrayBuffer(), { weight }).load();
};

// After a reload the browser restores the scroll position, and needs the heights of all parts.
if ((performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate")
  document.body.className = deferredParts;

window.pagePath = path;
window.___webpackCompilationHash = hash;
window.onpointerdown = window.onkeydown = loadScripts;
setTimeout(loadScripts, MAX_WAIT);

new PerformanceObserver((_, observer) => {
  observer.disconnect();
  append("link", { rel: "stylesheet", media: "print", href: printStyles });
  append("link", { rel: "manifest", href: manifest });
  void Promise.all(faces.map(loadFace))
    .then((loaded) => loaded.forEach((face) => document.fonts.add(face)))
    .then(loadScripts, loadScripts);
}).observe({ type: "paint", buffered: true });
