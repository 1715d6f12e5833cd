/** Emphasis, quotation marks, and raised and lowered words. */
import { BLOCKS, all, isBlank, replaceWith, textOf, unwrap } from "./dom";

const SUPERSCRIPT = "0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻=⁼(⁽)⁾nⁿiⁱ";

const SUBSCRIPT = "0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ";

const pairsOf = (signs: string): ReadonlyMap<string, string> => {
  const list = [...signs];
  return new Map(list.flatMap((sign, index) => (index % 2 === 0 ? [[sign, list[index + 1] ?? ""] as const] : [])));
};

const RAISED = pairsOf(SUPERSCRIPT);

const LOWERED = pairsOf(SUBSCRIPT);

/** Raised and lowered words as characters that are so; an ordinal's letters need not be. */
export const replaceScripts = (body: HTMLElement): void => {
  for (const element of all(body, "sup, sub")) {
    const isRaised = element.tagName === "SUP";
    const words = textOf(element);
    if (element.querySelector("a, img, x-ref") || !words.trim()) {
      unwrap(element);
      continue;
    }
    const signs = [...words.trim()].map((sign) => (isRaised ? RAISED : LOWERED).get(sign));
    const before = element.previousSibling ? textOf(element.previousSibling) : "";
    if (signs.every((sign) => sign !== undefined)) element.textContent = signs.join("");
    else if (!isRaised || (words.trim().length > 1 && !/[\d\p{L}]$/u.test(before)))
      element.textContent = `${isRaised ? "^" : "_"}(${words.trim()})`;
    unwrap(element);
  }
};

/** Words in quotation marks that browsers add, and the source of a quotation behind a dash. */
export const replaceQuotes = (body: HTMLElement): void => {
  for (const quotation of all(body, "q").reverse()) {
    const isInner = quotation.parentElement?.closest("q") != null;
    quotation.insertBefore(body.ownerDocument.createTextNode(isInner ? "‘" : "“"), quotation.firstChild);
    quotation.appendChild(body.ownerDocument.createTextNode(isInner ? "’" : "”"));
  }
  for (const quotation of all(body, "q")) unwrap(quotation);
  // Who said it: other sites set it apart.
  for (const source of all(body, "blockquote > cite, blockquote > footer"))
    if (!isBlank(source) && !/^\s*\p{Pd}/u.test(textOf(source)))
      source.insertBefore(body.ownerDocument.createTextNode("— "), source.firstChild);
};

/** Tags of templates are reported as such. */
const IN_BRACES = /(\{\{[^{}]*\}\}|\{%[^{}]*%\})|\{([^{}]*)\}/g;

/** Words in braces would be filled in: they are code, or in round brackets where there is no code. */
export const replaceBraces = (body: HTMLElement, isNotes = false): void => {
  body.normalize();
  const visit = (node: Node): void => {
    if (node.nodeType === 1 && /^(?:CODE|PRE)$/.test((node as Element).tagName) && !isNotes) return;
    Array.from(node.childNodes).forEach(visit);
    if (node.nodeType !== 3 || !textOf(node).includes("{")) return;
    if (isNotes) {
      node.textContent = textOf(node).replace(
        IN_BRACES,
        (_, tag: string | undefined, words: string) => tag ?? `(${words})`,
      );
      return;
    }
    let from = 0;
    const text = textOf(node);
    const insert = (part: Node): void => void node.parentNode?.insertBefore(part, node);
    for (const { 0: whole, 1: tag, index } of text.matchAll(IN_BRACES)) {
      if (tag !== undefined) continue;
      const code = body.ownerDocument.createElement("code");
      code.textContent = whole;
      insert(body.ownerDocument.createTextNode(text.slice(from, index)));
      insert(code);
      from = index + whole.length;
    }
    node.textContent = text.slice(from);
  };
  visit(body);
};

/** An abbreviation's long form stands behind it, once. */
export const explainAbbreviations = (body: HTMLElement): void => {
  const explained = new Set<string>();
  for (const word of all(body, "abbr[title], acronym[title], dfn[title]")) {
    const title = (word.getAttribute("title") ?? "").trim();
    if (!title || explained.has(title) || textOf(body).includes(title)) continue;
    explained.add(title);
    word.appendChild(body.ownerDocument.createTextNode(` (${title})`));
  }
  for (const reading of all(body, "rt")) replaceWith(reading, ` (${reading.innerHTML.trim()}) `);
  for (const mark of all(body, "rp")) mark.remove();
};

/** Emphasis without spaces, line ends or pictures at its edges; its marks would show otherwise. */
export const trimEmphasis = (body: HTMLElement): void => {
  for (const element of all(
    body,
    "strong strong, strong b, b strong, b b, em em, em i, i em, i i, del del, s s, a a, code em, code strong, code b, code i, code a, code code, pre em, pre strong, pre b, pre i, pre a",
  ))
    unwrap(element);
  for (const element of all(body, "strong, b, em, i, del, s, strike, a").reverse()) {
    for (const side of ["firstChild", "lastChild"] as const)
      for (let child = element[side]; child; child = element[side]) {
        const isSpace = child.nodeType === 3 && textOf(child).trim() === "";
        const isLine = child.nodeType === 1 && /^(?:BR|HR)$/.test((child as Element).tagName);
        const isMark = child.nodeType === 1 && (child as Element).tagName === "X-REF";
        if (!isSpace && !isLine && !isMark) break;
        element.parentNode?.insertBefore(child, side === "firstChild" ? element : element.nextSibling);
      }
    if (element.tagName !== "A" && isBlank(element)) replaceWith(element, " ");
  }
};

/** The character of the text before or after an element in its block. */
const neighbor = (element: Element, side: "previousSibling" | "nextSibling"): string => {
  let at: Node = element;
  while (at === element || at.nodeType !== 1 || !(at as Element).matches(BLOCKS)) {
    const next: Node | null = at[side];
    if (next === null) {
      if (at.parentNode === null) return "";
      at = at.parentNode;
      continue;
    }
    if (next.nodeType === 1 && (next as Element).matches(`${BLOCKS},br,img`)) return "";
    const text = [...textOf(next)];
    if (text.length > 0) return (side === "previousSibling" ? text.at(-1) : text[0]) ?? "";
    at = next;
  }
  return "";
};

const isWord = (sign: string): boolean => /[\p{L}\p{N}\p{M}]/u.test(sign);

const isSign = (sign: string): boolean => /[\p{P}\p{S}]/u.test(sign);

/** Takes off emphasis that Markdown cannot write: signs at its edge next to a letter. */
export const dropUnwritable = (body: HTMLElement): void => {
  for (const element of all(body, "strong, b, em, i, del, s, strike")) {
    const text = [...textOf(element).trim()];
    const [before, after] = [neighbor(element, "previousSibling"), neighbor(element, "nextSibling")];
    const isStuck = (isSign(text[0] ?? "") && isWord(before)) || (isSign(text.at(-1) ?? "") && isWord(after));
    // Of two that touch, the marks would run together.
    const touching = [element.previousSibling, element.nextSibling].some(
      (other) => other?.nodeType === 1 && (other as Element).matches("strong, b, em, i, del, s, strike, code"),
    );
    if (isStuck || (touching && !/\s/.test(before) && before !== "")) unwrap(element);
    else if (/^(?:EM|I)$/.test(element.tagName) && (isWord(before) || isWord(after)))
      element.setAttribute("data-inside", "");
  }
};
