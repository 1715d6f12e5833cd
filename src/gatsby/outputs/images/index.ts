/** Generated images: social cards, icons, podcast cover. Rendered in parallel with Gatsby's work. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import type { Entry } from "content-kit";
import { iconPaths, podcastCoverPath } from "../../../routes";
import { checksum } from "content-kit/lib/digest";
import type { ContentStore } from "../../content-store";
import { cardsOf } from "./social-cards";
import { drawPictures, type DrawingReport } from "./render-images";
import type { Drawing } from "./types";
import { iconDrawings, ownIcon, webManifest } from "./icons";
import { Library } from "../../../site/content/collections";

/** The podcast's cover, if there is a podcast. */
const coverDrawings = (library: Library, media: string, logo?: string): Drawing[] =>
  library.all("podcastPage").map(({ data: { hero, cover } }): Drawing => {
    const file = podcastCoverPath;
    const name = library.one("site").name;
    if (!cover) return { kind: "cover", file, title: hero.title, name, logo, seed: hero.title };
    const picture = join(media, cover);
    return { kind: "own-cover", file, picture, sha256: checksum(readFileSync(picture)) };
  });

/**
 * All images for the entries.
 * @param svg the icon
 * @param media the folder of media files
 */
export const drawingsOf = (entries: readonly Entry[], svg: string, media: string): Drawing[] => {
  const library = new Library(entries);
  const { logo: file } = library.one("site");
  const logo = file && readFileSync(join(media, file), "utf8");
  return [...cardsOf(library, logo), ...coverDrawings(library, media, logo), ...iconDrawings(svg)];
};

/** Starts rendering when the content is known; the build waits for the result at its end. */
export class SitePictures {
  private drawing: Promise<DrawingReport> | undefined;
  private svg: string | undefined;

  constructor(
    private readonly store: ContentStore,
    private readonly output = resolve("public"),
    private readonly cache = resolve(".cache/pictures"),
  ) {}

  private get media(): string {
    return join(this.store.checked.folder, "media");
  }

  /** The icon as SVG text: the rendered one, even if its file changes while developing. */
  icon(): string {
    const { icon } = new Library(this.store.all()).one("site");
    return (this.svg ??= icon ? readFileSync(join(this.media, icon), "utf8") : ownIcon);
  }

  start(): void {
    const entries = this.store.all();
    const site = new Library(entries).one("site");
    const svg = this.icon();
    mkdirSync(this.output, { recursive: true });
    writeFileSync(join(this.output, iconPaths.svg), svg);
    writeFileSync(join(this.output, iconPaths.manifest), webManifest(site));
    this.drawing = drawPictures(drawingsOf(entries, svg, this.media), { cache: this.cache, output: this.output });
    // finish() reports a failure; until then it must not be an unhandled rejection.
    this.drawing.catch(() => undefined);
  }

  /** Waits for the images and logs their number; a failure ends the build. */
  async finish(reporter: Reporter): Promise<void> {
    try {
      const report = await this.drawing;
      if (!report) return;
      reporter.info(`Pictures: ${report.drawn} drawn, ${report.kept} reused, ${report.removed} removed.`);
      if (report.untitled.length > 0)
        reporter.warn(
          `Social cards are without their titles where the typeface lacks letters of them: ${report.untitled.join(", ")}`,
        );
    } catch (error) {
      reporter.panic("The site's pictures could not be rendered.", error as Error);
    }
  }
}
