import { useEffect } from "react";

/** Pseudo-classes with the attributes that simulate them. */
const STATES = { ":hover": "hover", ":focus-visible": "focus", ":active": "active" } as const;

/** The attribute for an element in a simulated state. */
export const shown = (state: (typeof STATES)[keyof typeof STATES]): Record<string, string> => ({ "data-shown": state });

/** A rule with its pseudo-classes as attributes; undefined without any. */
const asShown = (text: string): string => {
  const states = Object.entries(STATES).filter(([state]) => text.includes(state));
  return states.length === 0
    ? ""
    : states.reduce((rule, [state, name]) => rule.replaceAll(state, `[data-shown=${name}]`), text);
};

/** Duplicates rules with these pseudo-classes for elements with the attributes. */
export const useShownStates = (): void => {
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const style = document.createElement("style");
    style.textContent = rules.map(asShown).join("");
    document.head.append(style);
    return () => style.remove();
  }, []);
};
