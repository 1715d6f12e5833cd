/**
 * The only inline script of a page, bundled and minified by the build. It gives Gatsby's runtime path and build hash,
 * and loads what the first paint does without: text typeface, print styles, manifest, then the scripts. Gatsby's own
 * `<script async>` tags would compete with the fonts on a slow connection, and delay the text.
 */
/** Replaced when a page is rendered; imports would inline whole modules into every page. */
declare const __CONFIG__: {
  /** Weight and file of each face of the text typeface. */
  faces: readonly [weight: string, file: string][];
  family: string;
  printStyles: string;
  manifest: string;
  /** Class of a body whose lower sections are not laid out yet. */
  deferredParts: string;
};

/** Milliseconds after which the scripts load even if a typeface or the first paint is slow. */
const MAX_WAIT = 3000;

const { faces, family, printStyles, manifest, deferredParts } = __CONFIG__;
const { path, hash, files = "" } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = files.split(" ");

const append = (tag: string, properties: object): void =>
  document.head.append(Object.assign(document.createElement(tag), properties));

/** In order, each as its own task; otherwise the last to arrive runs them all in one long task. */
const loadScripts = (): void => scripts.splice(0).forEach((src) => append("script", { src, async: false }));

/** Low-priority fetches, added together: each added face causes a layout. */
const loadFace = async ([weight, file]: readonly [string, string]): Promise<FontFace> => {
  const response = await fetch(file, { priority: "low" });
  return new FontFace(family, await response.arrayBuffer(), { weight }).load();
};

/** A paragraph that would get more or fewer lines keeps them by its letter spacing, so that nothing below it shifts. */
const addFaces = (loaded: FontFace[]): void => {
  const first = [...document.querySelectorAll<HTMLElement>("main>:nth-child(-n+2) p")];
  const before = first.map((text) => text.offsetHeight);
  loaded.forEach((face) => document.fonts.add(face));
  const grown = first.map((text, at) => text.offsetHeight - before[at]!);
  grown.forEach((more, at) => more && (first[at]!.style.letterSpacing = more > 0 ? "-.015em" : ".015em"));
};

// After a reload the browser restores the scroll position, and needs the heights of all sections.
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
  void Promise.all(faces.map(loadFace)).then(addFaces).then(loadScripts, loadScripts);
}).observe({ type: "paint", buffered: true });
