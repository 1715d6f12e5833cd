/** All social cards, drawn from what the records of pages say. */
import { falling, phrase } from "../../../design/pulse";
import { cardOf } from "../../../routes";
import type { Library } from "../../../site/content/collections";
import { LocalFacts } from "../../../site/locations/facts";
import { contentPages } from "../../../site/pages/content-pages";
import type { CardOrnament } from "../../../site/pages/page-type";
import { memoizeByObject } from "content-kit/lib/memoize";
import type { CardDrawing, Ornament } from "./types";

const mapsOf = memoizeByObject((library: Library) => new LocalFacts(library).maps);

const WIDTH = 1200;

const ornamentOf = (ornament: CardOrnament, path: string, library: Library): Ornament => {
  switch (ornament.kind) {
    case "line":
      return { kind: "beats", beats: phrase(ornament.seed, WIDTH) };
    case "falling":
      return { kind: "beats", beats: falling(ornament.beats, WIDTH) };
    case "map": {
      const dots = mapsOf(library).dots(ornament.state);
      return dots ? { kind: "dots", ...dots } : { kind: "beats", beats: phrase(path, WIDTH) };
    }
    case "climb":
    case "waveform":
    case "illustration":
      return ornament;
  }
};

/**
 * All social cards of the site.
 * @param logo the content's logo as SVG text
 */
export const cardsOf = (library: Library, logo?: string): CardDrawing[] => {
  const { name, url, line: usual } = library.one("site");
  const host = new URL(url).hostname.replace(/^www\./, "");
  return contentPages(library).flatMap(({ type, path, data, context }): CardDrawing[] => {
    if (!type.card) return [];
    const { title, kicker, ornament, line = usual } = type.card(data, context);
    return [
      {
        kind: "card",
        file: cardOf({ path }),
        title,
        kicker,
        ornament: ornamentOf(ornament, path, library),
        name,
        logo,
        line: line === "plain" || line === "none" ? line : undefined,
        host,
      },
    ];
  });
};
