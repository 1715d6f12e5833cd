/** All pictures that the site draws of itself: cards, icons, the podcast's cover. Drawn while Gatsby does its other work. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import type { Entry } from "../../content-model/check";
import { iconPaths, podcastCoverPath } from "../../routes";
import type { ContentStore } from "../content-store";
import { cardsOf } from "./cards";
import { drawPictures, type DrawingReport } from "./draw-pictures";
import type { Drawing } from "./drawing";
import { iconDrawings, ownIcon, webManifest } from "./icons";
import { Library } from "../library";

/** Every picture that the entries make; `svg` is the icon. */
export const drawingsOf = (entries: readonly Entry[], svg: string): Drawing[] => {
  const library = new Library(entries);
  const { name } = library.one("site");
  const { hero } = library.one("podcastPage");
  return [
    ...cardsOf(library),
    { kind: "cover", file: podcastCoverPath, title: hero.title, name, seed: hero.title },
    ...iconDrawings(svg),
  ];
};

/** Starts drawing when the content is known, and is asked for the result when the site is built. */
export class SitePictures {
  private drawing: Promise<DrawingReport> | undefined;

  constructor(
    private readonly store: ContentStore,
    private readonly output = resolve("public"),
    private readonly cache = resolve(".cache/pictures"),
  ) {}

  start(): void {
    const entries = this.store.all();
    const site = new Library(entries).one("site");
    const svg = site.icon ? readFileSync(join(this.store.checked.folder, "media", site.icon), "utf8") : ownIcon;
    mkdirSync(this.output, { recursive: true });
    writeFileSync(join(this.output, iconPaths.svg), svg);
    writeFileSync(join(this.output, iconPaths.manifest), webManifest(site));
    this.drawing = drawPictures(drawingsOf(entries, svg), { cache: this.cache, output: this.output });
    // Its failure is told by finish(); until then it is nobody's.
    this.drawing.catch(() => undefined);
  }

  /** Waits for the pictures and tells how many there are; where one could not be drawn, the build ends with the reason. */
  async finish(reporter: Reporter): Promise<void> {
    try {
      const report = await this.drawing;
      if (report) reporter.info(`Pictures: ${report.drawn} drawn, ${report.kept} kept, ${report.removed} taken away.`);
    } catch (error) {
      reporter.panic("The site's pictures could not be drawn.", error as Error);
    }
  }
}
