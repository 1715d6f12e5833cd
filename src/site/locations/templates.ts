/** Texts of the content that are filled in for a place. */
import { checksum } from "../../lib/digest";
import type { Place } from "./city-stats";
import { fillIfKnown, type Known } from "./wording";

/** The name within a sentence, without what tells it apart: "Shiloh (near York)" is Shiloh. */
export const plainName = ({ name }: Place): string => name.replace(/ \([^()]*\)$/, "");

/** A figure with its label. */
export interface Fact {
  value: string;
  text: string;
}

/** The facts that can be filled in. */
export const filledFacts = (items: readonly Fact[], known: Known): Fact[] =>
  items.flatMap((item) => {
    const value = fillIfKnown(item.value, known);
    const text = fillIfKnown(item.text, known);
    return value !== undefined && text !== undefined ? { value, text } : [];
  });

/** Picks one version of each text, by bits of a hash of the address: the same one for as long as the page exists. */
export class Versions {
  private readonly bits: number;

  /** @param address the path of the place's page */
  constructor(address: string) {
    this.bits = parseInt(checksum(address).slice(0, 8), 16);
  }

  /** The version for this place; if it names something unknown, the next one that does not. */
  pick(texts: readonly string[], position: number, known: Known): string | undefined {
    const first = (this.bits >>> (3 * position)) % texts.length;
    for (let step = 0; step < texts.length; step += 1) {
      const text = fillIfKnown(texts[(first + step) % texts.length] ?? "", known);
      if (text !== undefined) return text;
    }
    return undefined;
  }
}
