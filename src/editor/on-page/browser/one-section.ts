/** Shows only one section of a form: the top-level field that was pointed at. */

const STYLE_ID = "one-section";
/** How often the form is looked for while it loads, and how long, in milliseconds. */
const STEP = 150;
const PATIENCE = 30_000;

const turns = new WeakMap<HTMLIFrameElement, number>();

/** The element that holds a top-level field with its label and hint, among those of the other fields. */
const controlOf = (form: Document, name: string): Element | undefined => {
  const label = form.querySelector(`label[for^="${CSS.escape(name)}-field-"]`);
  return label?.parentElement?.parentElement ?? undefined;
};

const setStyle = (form: Document, css: string): void => {
  const style = form.getElementById(STYLE_ID) ?? form.head.appendChild(form.createElement("style"));
  style.id = STYLE_ID;
  style.textContent = css;
};

const show = (form: Document, control: Element): void => {
  const others = [...(control.parentElement?.children ?? [])].filter((one) => one !== control);
  const areNew = others.some((one) => !one.hasAttribute("data-other-section"));
  control.removeAttribute("data-other-section");
  for (const other of others) other.setAttribute("data-other-section", "");
  setStyle(form, "[data-other-section],.contents{display:none!important}");
  // What was above the field that the form is at has gone.
  if (areNew) control.querySelector("[data-marked]")?.scrollIntoView({ block: "center" });
};

/** @param name the field to show; without one, all are */
export const hideOtherFields = (frame: HTMLIFrameElement, name: string | undefined): void => {
  const turn = (turns.get(frame) ?? 0) + 1;
  turns.set(frame, turn);
  const until = Date.now() + PATIENCE;
  const attempt = (): void => {
    if (turns.get(frame) !== turn) return;
    const form = frame.contentDocument;
    if (form && name === undefined) return setStyle(form, "");
    const control = form && name !== undefined ? controlOf(form, name) : undefined;
    if (form && control) return show(form, control);
    if (Date.now() < until) setTimeout(attempt, STEP);
  };
  attempt();
};
