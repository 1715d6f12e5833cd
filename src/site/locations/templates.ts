/** Texts of the content that are filled in for a place, and where each comes from. */
import type { PathStep } from "../../content-model/fields/schema-walk";
import { kinds } from "../../content-model/kinds";
import { parts } from "../../content-model/kinds/parts";
import { checksum } from "../../lib/digest";
import { entityId } from "../pages/node-id";
import { TextSource } from "../pages/text-source";
import type { Place } from "./city-stats";
import { fillIfKnown, type Known } from "./wording";

export const CITY_PAGE = kinds.cityPage.name;
export const STATE_PAGE = kinds.statePage.name;

/** How the name of a place on a map is made. */
export const ON_MAP = "the name of a place on the map";

/** The name within a sentence, without what tells it apart: "Shiloh (near York)" is Shiloh. */
export const plainName = ({ name }: Place): string => name.replace(/ \([^()]*\)$/, "");

/** A figure with its label. */
export interface Fact {
  value: string;
  text: string;
}

/** One that is filled in, with the place of its template in the list. */
export interface FilledFact extends Fact {
  index: number;
}

/** The facts that can be filled in. */
export const filledFacts = (items: readonly Fact[], known: Known): FilledFact[] =>
  items.flatMap((item, index) => {
    const value = fillIfKnown(item.value, known);
    const text = fillIfKnown(item.text, known);
    return value !== undefined && text !== undefined ? { value, text, index } : [];
  });

/** A text that is filled in, and the place of its template in pages/city.yaml. */
export interface Picked {
  text: string;
  path: readonly PathStep[];
}

/** Picks one version of each text, by bits of a hash of the address: the same one for as long as the page exists. */
export class Versions {
  private readonly bits: number;

  /** @param address the path of the place's page */
  constructor(address: string) {
    this.bits = parseInt(checksum(address).slice(0, 8), 16);
  }

  /** The version for this place; if it names something unknown, the next one that does not. */
  pick(texts: readonly string[], position: number, known: Known): { text: string; index: number } | undefined {
    const first = (this.bits >>> (3 * position)) % texts.length;
    for (let step = 0; step < texts.length; step += 1) {
      const index = (first + step) % texts.length;
      const text = fillIfKnown(texts[index] ?? "", known);
      if (text !== undefined) return { text, index };
    }
    return undefined;
  }
}

/** A template; one without words is a figure that the site works out. */
export const templateAt = (node: string, template: string | undefined, path: readonly PathStep[]): TextSource => {
  const hasWords = /\p{L}/u.test((template ?? "").replace(/\{[^{}]*\}/g, ""));
  return new TextSource(path, { node, ...(hasWords ? {} : { how: "worked out from the list of places" }) });
};

/** The name of a place, which other places may show with its state's short form. */
export const nameAt = ({ state, slug, name }: Place, shown = name): TextSource =>
  new TextSource("name", {
    node: entityId(parts.city.name, `${state}/${slug}`),
    ...(shown === name ? {} : { how: "with its state's short form" }),
  });
