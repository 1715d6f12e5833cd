/** @jest-environment jsdom */
/** The form shows the top-level field that was pointed at, and stays at the field inside of it. */
import { hideOtherFields } from "../../../../src/editor/on-page/browser/one-section";

const field = (name: string, inside = ""): string =>
  `<div id="${name}"><div><label for="${name}-field-1">${name}</label></div>${inside}</div>`;

// jsdom has none.
globalThis.CSS = { escape: (name: string) => name } as typeof CSS;

const frame = document.createElement("iframe");
let scrolledTo: string[] = [];

beforeEach(() => {
  document.body.replaceChildren(frame);
  const form = frame.contentDocument as Document;
  form.body.innerHTML = field("title") + field("rows", '<p id="row" data-marked></p>');
  scrolledTo = [];
  const { prototype } = (frame.contentWindow as Window & typeof globalThis).Element;
  prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

const hidden = (): (string | undefined)[] =>
  [...(frame.contentDocument?.querySelectorAll("[data-other-section]") ?? [])].map(({ id }) => id);

it("keeps the field in sight that the form had scrolled to before the others went", () => {
  hideOtherFields(frame, "rows");
  expect(hidden()).toEqual(["title"]);
  expect(scrolledTo).toEqual(["row"]);
});

it("does not scroll where nothing more is hidden", () => {
  hideOtherFields(frame, "rows");
  hideOtherFields(frame, "rows");
  expect(scrolledTo).toEqual(["row"]);
});
