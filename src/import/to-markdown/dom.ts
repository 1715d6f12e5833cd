/** Small steps on the tree of an HTML text. */

/** Elements that stand on lines of their own. */
export const BLOCKS =
  "address,article,aside,blockquote,center,dd,details,dialog,dir,div,dl,dt,fieldset,figcaption,figure,footer,form,h1,h2,h3,h4,h5,h6,header,hr,li,main,menu,nav,ol,p,pre,section,summary,table,tbody,td,tfoot,th,thead,tr,ul";

/** Elements around words in a line. */
export const INLINE =
  "a,strong,b,em,i,del,s,strike,u,ins,mark,small,big,font,span,sub,sup,q,cite,abbr,kbd,samp,var,code,tt";

export const escapeAttribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const all = (root: Element, selector: string): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selector));

export const textOf = (node: Node): string => node.textContent ?? "";

export const has = (element: Element, selector: string): boolean => element.querySelectorAll(selector).length > 0;

export const isBlank = (node: Node): boolean =>
  textOf(node).trim() === "" && (node.nodeType !== 1 || !has(node as Element, "img, x-ref, br, hr"));

export const unwrap = (element: Element): void => {
  while (element.firstChild) element.parentNode?.insertBefore(element.firstChild, element);
  element.remove();
};

export const replaceWith = (element: Element, html: string): void => {
  const holder = element.ownerDocument.createElement("div");
  holder.innerHTML = html;
  const { parentNode } = element;
  while (holder.firstChild) parentNode?.insertBefore(holder.firstChild, element);
  element.remove();
};

export const rename = (element: Element, name: string): Element => {
  const other = element.ownerDocument.createElement(name);
  while (element.firstChild) other.appendChild(element.firstChild);
  element.parentNode?.replaceChild(other, element);
  return other;
};

export const addressAlone = (address: string, words = address): string =>
  `<p><a href="${escapeAttribute(address)}">${escapeAttribute(words)}</a></p>`;

/** Takes off a title that says nothing beside these words; what stays is as Markdown writes it. */
export const keepTitle = (element: Element, words: string): void => {
  const title = (element.getAttribute("title") ?? "").replace(/\s+/g, " ").trim();
  if (/\p{L}.*\s/u.test(title) && !words.toLowerCase().includes(title.toLowerCase()))
    element.setAttribute("title", title.replace(/[\\&]/g, "\\$&").replaceAll("{", "(").replaceAll("}", ")"));
  else element.removeAttribute("title");
};

export const absolute = (address: string): string => (address.startsWith("//") ? `https:${address}` : address);
