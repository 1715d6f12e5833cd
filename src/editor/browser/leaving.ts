/** One question before a form with unsaved changes is left, whichever way: it names the entry, and can save it. */
import { deleteLocalBackup } from "decap-cms-core/dist/esm/actions/entries.js";
import { element, showDialog } from "./dom";
import { clearProblems } from "./problem-panel";
import { collectionOf, hasUnsaved, nameOfEntry, openEntry, store } from "./store";

declare global {
  interface Window {
    /** For the router of Decap CMS, which src/editor/fix-decap.ts lets ask it: it cannot import what imports it. */
    askBeforeLeaving?: (answered: (mayGo: boolean) => void) => void;
    /** For Decap CMS's loading of an entry; tells later whether its form is still the open one. */
    openAddress?: () => () => boolean;
  }
}

type Answer = "save" | "discard" | "stay";

/** True once the editor has decided, so that the browser does not ask again. */
let isDecided = false;

const question = (): Promise<Answer> =>
  new Promise((answered) => {
    let answer: Answer = "stay";
    const choice = (label: string, value: Answer): HTMLElement => {
      const button = element("button", { type: "button" }, label);
      button.addEventListener("click", () => {
        answer = value;
        dialog.close();
      });
      return button;
    };
    const dialog = element(
      "dialog",
      { class: "conflicts", "aria-labelledby": "leaving-title" },
      element("h2", { id: "leaving-title" }, `${nameOfEntry() || "This entry"} has changes that are not saved`),
      element("p", {}, choice("Save", "save"), " ", choice("Discard", "discard"), " ", choice("Stay", "stay")),
    );
    showDialog(dialog, () => answered(answer));
  });

/** How often a save is looked at, in milliseconds. */
const STEP = 100;

/** Saves the open form. @returns false if it was not saved, which the form then explains */
const save = async (): Promise<boolean> => {
  clearProblems();
  let [isSaving, isOver] = [false, false];
  const stop = store.subscribe(() => {
    const wasSaving = isSaving;
    isSaving = openEntry()?.get("isPersisting") === true;
    isOver ||= wasSaving && !isSaving;
  });
  document.querySelector<HTMLElement>('[class*="-PublishButton"]')?.click();
  const isRefused = (): boolean => document.querySelector(".problems[role=alert], dialog.conflicts") !== null;
  while (hasUnsaved() && !isOver && !isRefused()) await new Promise((done) => setTimeout(done, STEP));
  stop();
  return !hasUnsaved();
};

const discard = async (): Promise<void> => {
  const entry = openEntry();
  const slug = entry?.get("newRecord") === true ? "" : String(entry?.get("slug"));
  await Promise.resolve(store.dispatch(deleteLocalBackup(collectionOf(entry), slug)));
};

/** Asks where something is unsaved. @returns whether the form may be left; not where saving was refused */
const mayLeave = async (): Promise<boolean> => {
  if (!hasUnsaved() || isDecided) return true;
  const answer = await question();
  if (answer === "save") return save();
  if (answer === "discard") {
    await discard();
    isDecided = true;
  }
  return answer === "discard";
};

/** Asked by the router of Decap CMS. */
const askRouter = (answered: (mayGo: boolean) => void): void =>
  void mayLeave().then((mayGo) => {
    isDecided = false;
    answered(mayGo);
  });

/** Loads the editor at another form. */
export const goTo = async (address: string): Promise<void> => {
  if (!(await mayLeave())) return;
  history.replaceState(undefined, "", address);
  location.reload();
};

/** The address of a form, without the field that it names. */
const addressNow = (): string => location.hash.split("?")[0] ?? "";

const openAddress = (): (() => boolean) => {
  const before = addressNow();
  return () => addressNow() === before;
};

/** Call before Decap CMS adds its listeners. */
export const askBeforeLeaving = (): void => {
  window.openAddress = openAddress;
  window.askBeforeLeaving = askRouter;
  window.addEventListener("beforeunload", (event) => isDecided && event.stopImmediatePropagation());
};
