/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/smart-link";
import { followLinks } from "../../src/layout/follow-links";

/** Gatsby's way to another page, and to fetch one before. */
const navigate = jest.fn();
const hovering = jest.fn();

beforeAll(followLinks);

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { ___navigate: navigate, ___loader: { enqueue: () => undefined, hovering } });
});

/** Presses the link, and says whether the browser would load another document. */
const press = (link: HTMLElement, keys: MouseEventInit = {}): boolean => {
  let left = false;
  const watch = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", watch, { once: true });
  fireEvent.click(link, keys);
  return left;
};

const show = (to: string): HTMLElement => {
  render(<SmartLink to={to}>Videre</SmartLink>);
  return screen.getByRole("link", { name: "Videre" });
};

test.each(["/about", "/#results", "/about?from=here", "/contact"])(
  "a press on a link to %s changes the page without loading the document",
  (to) => {
    const link = show(to);
    expect(link.getAttribute("href")).toBe(to);
    expect(press(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith(to, undefined);
  },
);

test("until the page works, its links are the browser's own affair", () => {
  Object.assign(window, { ___navigate: undefined });
  expect(press(show("/about"))).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "a press with %p opens the link as the visitor asked",
  (keys) => {
    expect(press(show("/about"), keys)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each(["pointerOver", "focusIn", "touchStart"] as const)("%s fetches the page of a link", (sign) => {
  fireEvent[sign](show("/about"));
  expect(hovering).toHaveBeenCalledWith("/about");
});

test("the page that the visitor is on is not fetched again", () => {
  fireEvent.pointerOver(show("/#results"));
  expect(hovering).not.toHaveBeenCalled();
});

test("somebody who saves data is sent nothing before the press", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fireEvent.pointerOver(show("/about"));
  Reflect.deleteProperty(navigator, "connection");
  expect(hovering).not.toHaveBeenCalled();
});

test.each([
  "https://www.example.com/about",
  "//www.example.com/about",
  "mailto:hei@seilogsom.example",
  "tel:+4700123456",
  "#pricing",
  "/blog/rss.xml",
])("a link to %s is the browser's own affair", (to) => {
  const link = show(to);
  fireEvent.pointerOver(link);
  expect(press(link)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(hovering).not.toHaveBeenCalled();
});
