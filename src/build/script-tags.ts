/**
 * The scripts' part of a page. Gatsby writes a `<script async>` for each file, which the browser fetches beside the
 * typefaces, so that the text stands there later for a script that nobody needs yet; and a list of all script files,
 * for a way of prefetching that this site does not have.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, handler: () => void) => void } };
}

const NAME = "ScriptTags";

/**
 * Fetches the scripts once the page has loaded and is painted, or when somebody presses something. It is the same text in
 * every page, and the names of the files are data.
 */
const FETCH_LATER = `{
let files = document.currentScript.dataset.files.split(" "),
fetchAll = () => {
for (let src of files.splice(0)) document.head.append(Object.assign(document.createElement("script"), { src }))
};
for (let sign of ["pointerdown", "keydown"]) addEventListener(sign, fetchAll, true);
addEventListener("load", () => new PerformanceObserver(fetchAll).observe({ type: "paint", buffered: true }))
}`
  // It is in every page, and nobody reads it there.
  .replace(/\n/g, "")
  .replace(/ ?([=(){},:>]) ?/g, "$1")
  .replaceAll("fetchAll", "f");

const CHUNK_MAP = /<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>/;
const SCRIPT = /<script src="([^"]+)" async><\/script>/g;

/** @throws where Gatsby writes scripts in another way than this knows. */
export const withLaterScripts = (html: string): string => {
  const files = [...html.matchAll(SCRIPT)].map(([, src = ""]) => src);
  if (files.length === 0) throw new Error("Gatsby wrote no script that src/build/script-tags.ts knows.");
  const rest = html.replace(CHUNK_MAP, "").replace(SCRIPT, "").trim();
  return `${rest}<script data-files="${files.join(" ")}">${FETCH_LATER}</script>`;
};

/** A plugin that rewrites the part of the pages that holds the scripts, after Gatsby has written it. */
export class ScriptTags {
  constructor(
    private readonly slice = resolve("public/_gatsby/slices/_gatsby-scripts-1.html"),
    private readonly original = resolve(".cache/scripts-slice.html"),
  ) {}

  apply({ hooks: { done } }: Compiler): void {
    // Gatsby compares with what it wrote the last time: were our part there, it would put every page together anew.
    done.tap({ name: NAME, stage: -100 }, () => {
      if (existsSync(this.original) && existsSync(this.slice)) copyFileSync(this.original, this.slice);
    });
    done.tap({ name: NAME, stage: 100 }, () => {
      if (!existsSync(this.slice)) return;
      const html = readFileSync(this.slice, "utf8");
      mkdirSync(dirname(this.original), { recursive: true });
      writeFileSync(this.original, html);
      writeFileSync(this.slice, withLaterScripts(html));
    });
  }
}
