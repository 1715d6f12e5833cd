/** Writes the drawings of the maps. Their names hold a hash of their content; existing drawings are kept. */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Reporter } from "gatsby";
import { kinds } from "../../content-model/kinds";
import { mapPath } from "../../routes";
import type { ContentStore } from "../content-store";

export class MapFiles {
  private drawn = 0;
  private shown = new Set<string>();

  constructor(
    private readonly store: ContentStore,
    private readonly output = resolve("public"),
  ) {}

  private get folder(): string {
    return join(this.output, dirname(mapPath("")));
  }

  /** Writes the drawings that are not there yet. */
  draw(): void {
    const facts = this.store.all().some(({ kind }) => kind === kinds.state) ? this.store.localFacts() : undefined;
    const drawings = facts?.states().flatMap((slug) => facts.maps.drawing(slug) ?? []) ?? [];
    const country = facts?.country();
    if (country) drawings.push({ src: country.map.src, svg: country.svg });
    this.shown = new Set(drawings.map(({ src }) => basename(src)));
    mkdirSync(this.folder, { recursive: true });
    for (const { src, svg } of drawings) {
      const file = join(this.output, src);
      if (existsSync(file)) continue;
      writeFileSync(file, svg);
      this.drawn += 1;
    }
  }

  /** Removes the drawings that no page shows any more, and reports how many there are. */
  finish(reporter: Reporter): void {
    const unused = readdirSync(this.folder).filter((file) => !this.shown.has(file));
    for (const file of unused) rmSync(join(this.folder, file));
    reporter.info(`Maps: ${this.drawn} drawn, ${this.shown.size - this.drawn} reused, ${unused.length} removed.`);
  }
}
