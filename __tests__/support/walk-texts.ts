/** Goes through all texts that a page of the develop server shows, and asks for each where it comes from. */
import type { Page } from "playwright-core";

export interface Walk {
  texts: number;
  /** Texts without an answer that holds, each with what was answered. */
  wrong: string[];
  /** Marks that are left in the document. */
  marks: number;
}

/** Runs in the browser. */
const walk = (): Walk => {
  const { onPage } = window;
  if (!onPage) throw new Error("Pointing at texts is off.");
  const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
  const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  type Answer = NonNullable<ReturnType<typeof onPage.answerOfText>>;

  const pattern = (template: string): string =>
    plain(template)
      .split(/\{\w+\}/)
      .map(escape)
      .join(".+?");
  const filled = (template: string): RegExp => new RegExp(`^${pattern(template)}$`);
  /** True for a value that has the text, or is it with its placeholders filled in. */
  const holds = (value: string, text: string): boolean =>
    plain(value).includes(text) || (/\{\w+\}/.test(value) && filled(value).test(text));
  /** The values are all that the text has, beside signs between them. */
  const isMadeOf = (values: readonly string[], text: string): boolean =>
    [...values]
      .sort((a, b) => b.length - a.length)
      .reduce((rest, value) => (value ? rest.replace(new RegExp(pattern(value)), " ") : rest), text)
      .search(/[\p{L}\p{N}]/u) === -1;
  const isRight = (
    { place, text: value, derived, isGuess, others = [] }: Answer,
    text: string,
    whole: string,
  ): boolean => {
    if (isGuess) return false;
    if (derived !== undefined) return derived !== "";
    if (
      holds(value, text) ||
      isMadeOf(
        [place, ...others].map((one) => one.value),
        text,
      )
    )
      return true;
    return /\{\w+\}/.test(value) && filled(value).test(whole);
  };

  const roots = [...document.querySelectorAll("main, header, footer")].filter(
    (root) => !root.parentElement?.closest("main, header, footer, dialog, iframe"),
  );
  const wrong: string[] = [];
  let texts = 0;
  for (const root of roots) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = plain((node as Text).data);
      const element = node.parentElement;
      if (text === "" || !element || element.closest("script, style")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      texts += 1;
      const answer = onPage.answerOfText(node as Text);
      const told =
        answer && `${answer.place.words} (${answer.place.file}:${answer.line}) ${answer.derived ?? answer.place.value}`;
      // The link below a film is in the words of labels.yaml; its address is in the text.
      const film = element.closest("figcaption")?.querySelector("a")?.getAttribute("href");
      if (film && answer?.place.value.includes(film)) continue;
      if (!answer || !isRight(answer, text, plain(element.closest("p, li, td, th, a, dd, h2")?.textContent ?? text))) {
        wrong.push(`${text} -> ${(told ?? "nothing").slice(0, 200)}`);
        continue;
      }
      // Pointing at it means it, where it can be pointed at.
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const range = document.createRange();
      range.selectNodeContents(node);
      // Words for screen readers alone have no room.
      if (element.getBoundingClientRect().width <= 1) continue;
      const box = [...range.getClientRects()].find(({ width, height }) => width > 4 && height > 4);
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const front = document.elementFromPoint(x, y);
      if (!front || front.id === "on-page" || !/[\p{L}\p{N}]/u.test(text)) continue;
      const hit = onPage.hitAt(x, y)?.answer.place;
      if (hit !== answer.place)
        wrong.push(`${text} -> ${told ?? ""}, but pointing at it means ${hit?.words ?? "nothing"}`);
    }
  }
  const marks = document.documentElement.outerHTML.match(/[\u{F0000}-\u{FFFFD}]/gu) ?? [];
  return { texts, wrong, marks: marks.length };
};

/** Goes through the texts of the page that is open. */
export const walkTexts = (page: Page): Promise<Walk> => page.evaluate(walk);
