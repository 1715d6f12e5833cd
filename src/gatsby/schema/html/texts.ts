/** Texts that are not in the Markdown itself. */
import type { Element, Text } from "hast";
import visit from "unist-util-visit";
import type { AnalyticsSettings } from "../../../content-model/fields/analytics-services";
import {
  ANALYTICS_ANCHOR,
  ANALYTICS_PLACE,
  analyticsText,
  type AnalyticsTexts,
} from "../../../content-model/fields/analytics-texts";
import { fillIn } from "content-kit/lib/placeholders";
import { paragraphsOf } from "content-kit/lib/paragraphs";
import { element, replaceAt, text, textIn, visitElements, type Transformer } from "./tree";

/** Replaces a legal text's placeholder by what it says on counting visits. */
export const withAnalyticsText =
  (texts: AnalyticsTexts, settings: AnalyticsSettings | null): Transformer =>
  (tree) =>
    visitElements(tree, ["p"], (node, index, parent) => {
      if (textIn(node) !== ANALYTICS_PLACE) return;
      const paragraphs = paragraphsOf(analyticsText(texts, settings)).map((words, place) =>
        element("p", place === 0 ? { id: ANALYTICS_ANCHOR } : {}, [text(words)]),
      );
      const lines = paragraphs.flatMap((paragraph, place) => (place === 0 ? [paragraph] : [text("\n"), paragraph]));
      return replaceAt(parent, index, ...lines);
    });

/** Fills placeholders in texts, and in what pictures and links say. */
export const withFacts =
  (facts: Readonly<Record<string, string>>): Transformer =>
  (tree) => {
    visit(tree, "text", (node: Text) => {
      node.value = fillIn(node.value, facts);
    });
    visit(tree, "element", ({ properties = {} }: Element) => {
      for (const name of ["alt", "title"])
        if (typeof properties[name] === "string") properties[name] = fillIn(properties[name], facts);
    });
  };
