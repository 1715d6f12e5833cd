/**
 * Emotion's cache for the browser: what `@emotion/cache` does, without prefixes for browsers that the site is not built
 * for, and without those readings of a nested selector that stylis does not have by itself. So each nested selector
 * has to name its place with `&`; a browser test compares the styles with those that the build writes.
 */
import type { EmotionCache, Options } from "@emotion/cache";
import { compile, middleware, rulesheet, serialize, stringify } from "stylis";

/** Named in the attribute by src/layout/adopt-styles.ts. */
const namesOnPage = (key: string): string[] => {
  const style = document.querySelector<HTMLElement>(`style[data-emotion^="${key} "]`);
  return style?.dataset["emotion"]?.split(" ").slice(1) ?? [];
};

/** A style sheet behind those of the document, made when the first rule comes. */
const laterStyles = (): { insert: (rule: string) => void } => {
  let styles: CSSStyleSheet | undefined;
  return {
    insert: (rule) => {
      if (!styles) document.adoptedStyleSheets.push((styles = new CSSStyleSheet()));
      try {
        styles.insertRule(rule, styles.cssRules.length);
      } catch {
        // A selector that this browser does not know: as in the page's own styles, the rule is passed over.
      }
    },
  };
};

const createCache = ({ key }: Options): EmotionCache => {
  const sheet = laterStyles();
  const write = middleware([stringify, rulesheet((rule) => sheet.insert(rule))]);
  const cache = {
    key,
    sheet,
    inserted: Object.fromEntries(namesOnPage(key).map((name) => [name, true])),
    registered: {},
    insert: (selector: string, { name, styles }: { name: string; styles: string }, _: unknown, keep: boolean) => {
      serialize(compile(selector ? `${selector}{${styles}}` : styles), write);
      if (keep) cache.inserted[name] = true;
    },
  };
  // Emotion's own sheet is a class with a list of elements, which nothing but its cache looks into.
  return cache as unknown as EmotionCache;
};

// Emotion asks for it by this name.
export { createCache as default };
