/**
 * React's function for elements, in place of Emotion's while developing: takes marks off all attributes, as they are
 * addresses, ids, names of classes and words for screen readers; those of texts are read from the document.
 */
import { Fragment, jsx, jsxs } from "@emotion/react/jsx-runtime";
import type { ElementType, Key, ReactElement } from "react";
import { isMarked, marksIn, withoutMarks } from "./marks";
import { HTML_PLACE, WORDS_PLACE } from "./attributes";

type Props = Record<string, unknown>;
type Jsx = (type: unknown, props: Props, key: Key | undefined, isStatic: boolean) => ReactElement;

/** Attributes whose words are heard or seen. */
const WORDS: ReadonlySet<string> = new Set(["alt", "aria-label", "placeholder", "title"]);

/** Elements of the head, whose children are no text of the page. */
const IS_HEAD: ReadonlySet<string> = new Set(["title", "script", "style", "noscript", "meta"]);

const clean = (value: unknown): unknown => {
  if (typeof value === "string") return isMarked(value) || value.includes("%F3%B") ? withoutMarks(value) : value;
  return Array.isArray(value) ? value.map(clean) : value;
};

const withoutMarksIn = (type: string, props: Props): Props => {
  const cleaned: Props = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === "children" && !IS_HEAD.has(type)) cleaned[name] = value;
    else if (name === "dangerouslySetInnerHTML") {
      const { __html: html } = value as { __html: string };
      const [place] = marksIn(html).slice(-1);
      cleaned[name] = place === undefined ? value : { __html: withoutMarks(html) };
      if (place !== undefined) cleaned[HTML_PLACE] = place;
    } else {
      cleaned[name] = clean(value);
      if (typeof value === "string" && WORDS.has(name) && isMarked(value)) cleaned[WORDS_PLACE] = marksIn(value).at(-1);
    }
  }
  return cleaned;
};

export { Fragment };

export const jsxDEV: Jsx = (type, props, key, isStatic) =>
  (isStatic ? jsxs : jsx)(type as ElementType, typeof type === "string" ? withoutMarksIn(type, props) : props, key);
