/**
 * Parts that the server renders and nothing changes in the browser. Hydration keeps their HTML as it is, so a page does
 * not load their code; after client-side navigation it does: docs/decisions/0054-kept-markup.md.
 */
import { createElement, useEffect, useRef, useState, type ComponentType } from "react";
import { afterNextFrame } from "./next-frame";

/** Loads the code of each part. */
const starts: (() => unknown)[] = [];

/** Called when a visitor reaches for a link: the page that it opens has no HTML of the server. */
export const loadKeptParts = (): void => starts.splice(0).forEach((start) => start());

/** The part as the browser has it; `Tag` is the element that the server renders around it. */
export const keptMarkup = <Props extends object>(Tag: "div" | "g", load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const start = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  starts.push(start);
  const Kept = (props: Props) => {
    const element = useRef<Element>(null);
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!element.current || element.current.hasChildNodes()) return;
      const { hash } = location;
      void start().then((part) => {
        setPart(() => part);
        // The anchor that the address names may be in this part, or below it.
        if (hash) afterNextFrame(() => location.hash === hash && location.replace(hash));
      });
    }, []);
    return Part
      ? createElement(Part, props)
      : createElement(Tag, { ref: element, dangerouslySetInnerHTML: { __html: "" } });
  };
  return Kept;
};
