/** Parts of the dialog for publishing. */
import type { ExplainedProblem } from "../explain-problems";
import type { FieldChange } from "../publish/field-changes";
import { element } from "./dom";

/** Why a request was refused. */
export interface Failure {
  error: string;
  problems?: ExplainedProblem[];
}

const UNREACHABLE: Failure = {
  error: "The editor does not answer.\nFix: see whether the program that you started (npm run edit) still runs.",
};

/** Asks the editing server; with a body, to do something. */
export const ask = async <T extends object>(address: string, body?: object): Promise<T | Failure> => {
  const json = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetch(address, body && json);
    return (await response.json()) as T | Failure;
  } catch {
    return UNREACHABLE;
  }
};

export const dateOf = (time: number): string =>
  new Date(time).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

export const sentence = (text: string): HTMLElement => element("p", { class: "sentence" }, text);

/** @param name of the button for screen readers, which tells it from others of its kind */
export const button = (label: string, name: string, press: (pressed: HTMLButtonElement) => void): HTMLButtonElement => {
  const made = element("button", { type: "button", ...(name === label ? {} : { "aria-label": name }) }, label);
  made.addEventListener("click", () => press(made));
  return made;
};

const side = (title: string, text: string | undefined): HTMLElement =>
  element("div", {}, element("strong", {}, title), element("pre", {}, text ?? "(nothing)"));

/** The two sides of a difference. */
export const sides = ({ before, after }: FieldChange, titles: readonly [string, string]): HTMLElement =>
  element("div", { class: "sides" }, side(titles[0], before), side(titles[1], after));

/** A problem that leads to its field. */
export const problemItem = ({ text, form }: ExplainedProblem): HTMLElement => {
  const [first = "", ...more] = text.split("\n");
  const rest = more.length > 0 ? [element("span", {}, more.join("\n"))] : [];
  return element("li", {}, form === undefined ? first : element("a", { href: form }, first), ...rest);
};
