/**
 * Takes the list of all script files out of every page. Gatsby writes it into the HTML for prefetching, but as a text
 * where its loader looks for an object, so that it finds nothing: 390 bytes of each page, compressed, for no use.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, handler: () => void) => void } };
}

const NAME = "EmptyChunkMap";

/** The scripts' part of a page, with an empty object for the list. */
export const withoutChunkMap = (html: string): string =>
  html.replace(/window\.___chunkMapping="(?:[^"\\]|\\.)*";/, "window.___chunkMapping={};");

/** A plugin that rewrites the part of the pages that holds the list, after Gatsby has written it. */
export class EmptyChunkMap {
  constructor(
    private readonly slice = resolve("public/_gatsby/slices/_gatsby-scripts-1.html"),
    private readonly original = resolve(".cache/scripts-slice.html"),
  ) {}

  apply({ hooks: { done } }: Compiler): void {
    // Gatsby compares with what it wrote the last time: were the short file there, it would put every page together anew.
    done.tap({ name: NAME, stage: -100 }, () => {
      if (existsSync(this.original) && existsSync(this.slice)) copyFileSync(this.original, this.slice);
    });
    done.tap({ name: NAME, stage: 100 }, () => {
      if (!existsSync(this.slice)) return;
      const html = readFileSync(this.slice, "utf8");
      mkdirSync(dirname(this.original), { recursive: true });
      writeFileSync(this.original, html);
      writeFileSync(this.slice, withoutChunkMap(html));
    });
  }
}
