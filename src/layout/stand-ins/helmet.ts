/**
 * react-helmet for the browser. The build renders each head with the whole of it; here the head of the next page takes the
 * place of the one before. It knows what src/metadata/page-head.tsx writes: elements as children, all of one `<Helmet>`.
 */
import { Children, isValidElement, type ReactNode, useLayoutEffect } from "react";

/** What react-helmet marks its elements with. */
const MARK = "data-react-helmet";

type Attributes = Record<string, string>;

/** Leaves alone what is right: browsers work out all styles of a page anew where its language is set, if to the same one. */
const write = (element: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

const update = (children: ReactNode): void => {
  const wanted: Element[] = [];
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Attributes>(child)) continue;
    const { children: text = "", ...attributes } = child.props;
    if (child.type === "html") write(document.documentElement, attributes);
    else if (child.type === "title") document.title = text;
    else {
      const element = document.createElement(String(child.type));
      write(element, { [MARK]: "true", ...attributes });
      element.textContent = text;
      wanted.push(element);
    }
  }
  // What is there already stays: on the first page, which brought its head along, that is everything.
  for (const old of document.head.querySelectorAll(`[${MARK}]:not(title)`)) {
    const same = wanted.findIndex((element) => element.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
};

export const Helmet = ({ children }: { children?: ReactNode }): null => {
  useLayoutEffect(() => update(children));
  return null;
};
