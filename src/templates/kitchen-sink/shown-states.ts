import { useEffect } from "react";

/** The states that a picture cannot be brought into, and the attribute that shows them. */
const STATES = { ":hover": "hover", ":focus-visible": "focus", ":active": "active" } as const;

/** The attribute of an element that is to look as in a state, whatever the mouse does. */
export const shown = (state: (typeof STATES)[keyof typeof STATES]): Record<string, string> => ({ "data-shown": state });

/** The text of a rule with its states as attributes, or nothing where it has none. */
const asShown = (text: string): string => {
  const states = Object.entries(STATES).filter(([state]) => text.includes(state));
  return states.length === 0
    ? ""
    : states.reduce((rule, [state, name]) => rule.replaceAll(state, `[data-shown=${name}]`), text);
};

/** Repeats every rule about hovering, focus and pressing for elements that are `shown` so. */
export const useShownStates = (): void => {
  useEffect(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const style = document.createElement("style");
    style.textContent = rules.map(asShown).join("");
    document.head.append(style);
    return () => style.remove();
  }, []);
};
