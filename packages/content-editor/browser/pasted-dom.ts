/** Elements of pasted HTML. */

export const all = (root: ParentNode, selector: string): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
];

export const rename = (element: HTMLElement, name: string): HTMLElement => {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
};

export const unwrap = (element: HTMLElement): void => element.replaceWith(...element.childNodes);

/** Puts another element around all that an element has. */
export const wrapContent = (element: HTMLElement, name: string): void => {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
};

export const wordsOf = ({ textContent }: Node): string => (textContent ?? "").replace(/\s+/g, " ").trim();
