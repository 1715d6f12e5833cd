/** Texts of the content that are filled in for a place. */
import { checksum } from "content-kit/lib/digest";
import { fillIfKnown, type Known } from "./wording";

/** Picks one version of each text, by bits of a hash of the page's path: the same one at each build. */
export class Versions {
  private readonly bits: number;

  /** @param path the path of the place's page */
  constructor(path: string) {
    this.bits = parseInt(checksum(path).slice(0, 8), 16);
  }

  /** One of the versions whose names are all known for this place; null if there is none. */
  pick(texts: readonly string[], position: number, known: Known): string | null {
    const filled = texts.flatMap((text) => fillIfKnown(text, known) ?? []);
    return filled[(this.bits >>> (3 * position)) % filled.length] ?? null;
  }
}
