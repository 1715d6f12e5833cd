/** Starts pointing at texts, where it is on: in `npm run edit` from the start, in `npm run develop` by the switch. */
import { routes } from "../../../routes";
import { ON_PAGE } from "../place";
import { earlierPage } from "./earlier-page";
import { hitAt } from "./hit";
import * as page from "./mark-page";
import { Overlay } from "./overlay";
import { PAGE_CSS } from "./overlay-css";
import { ROOM_STYLE } from "./page-width";
import { answerOfElement, answerOfText, followTexts } from "./trace";

/** Where the switch is remembered. */
const SWITCH = "on-page";

declare global {
  interface Window {
    /** For tests and the console: where a text or an element comes from. */
    onPage?: {
      answerOfText: typeof answerOfText;
      answerOfElement: typeof answerOfElement;
      hitAt: typeof hitAt;
      lastMarkedPath: typeof page.lastMarkedPath;
    };
  }
}

/** True in `npm run edit`. */
const isEditing = async (): Promise<boolean> => {
  const response = await fetch(ON_PAGE.mode).catch(() => undefined);
  return response?.ok === true && ((await response.json()) as { isEditing: boolean }).isEditing;
};

/** Lets the page make room next to the form. */
const makeRoom = (): void => {
  const style = document.createElement("style");
  style.id = ROOM_STYLE;
  style.textContent = PAGE_CSS;
  document.head.append(style);
};

/** @returns what shows pages instead of themselves; undefined where pointing is off and texts are not marked */
export const startOnPage = async (): Promise<typeof page.MarkedPage | undefined> => {
  const earlier = await earlierPage();
  if (earlier) return earlier;
  // Next to its form, in the form editor, the page only shows what is saved.
  if (window.parent !== window) return undefined;
  const editing = await isEditing();
  // Gatsby's own page about missing pages is empty while editing.
  if (editing && /^\/dev-404-page\/?$/.test(location.pathname)) location.replace(routes.notFound);
  const left = localStorage.getItem(SWITCH);
  const isPointing = left === null ? editing : left === "on";
  const areMarked = editing || isPointing;
  makeRoom();
  const overlay = new Overlay({
    isPointing,
    switched: (on) => {
      localStorage.setItem(SWITCH, on ? "on" : "off");
      // Texts are marked before the page is made.
      if (on && !areMarked) location.reload();
      return areMarked;
    },
  });
  if (!areMarked) return undefined;
  await page.prepare(location.pathname.replace(/(.)\/$/, "$1"));
  followTexts(() => overlay.changed());
  window.onPage = { answerOfText, answerOfElement, hitAt, lastMarkedPath: page.lastMarkedPath };
  return page.MarkedPage;
};
