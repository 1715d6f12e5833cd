/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SmartLink } from "../../src/components/smart-link";
import { catchLinks } from "../../src/client/catch-links";

/** Gatsby's way to another page, and to fetch one before. */
const navigate = jest.fn();
const loadPage = jest.fn();
const loadPageSync = jest.fn();
const loadAppData = jest.fn();

const THIS_BUILD = "a";

beforeAll(catchLinks);

beforeEach(() => {
  jest.clearAllMocks();
  loadPage.mockResolvedValue({ page: { webpackCompilationHash: THIS_BUILD } });
  loadPageSync.mockReturnValue(undefined);
  loadAppData.mockResolvedValue({ webpackCompilationHash: THIS_BUILD });
  Object.assign(window, {
    ___navigate: navigate,
    ___loader: { enqueue: () => undefined, loadPage, loadPageSync, loadAppData },
    ___webpackCompilationHash: THIS_BUILD,
  });
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
  async (to) => {
    const link = show(to);
    expect(link.getAttribute("href")).toBe(to);
    expect(press(link)).toBe(false);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(navigate).toHaveBeenCalledWith(to, undefined);
  },
);

test("a page that was fetched before is shown at once", () => {
  loadPageSync.mockReturnValue({ page: { webpackCompilationHash: THIS_BUILD } });
  press(show("/about"));
  expect(navigate).toHaveBeenCalledWith("/about", undefined);
});

test("of two presses, the second one counts", async () => {
  let arrive: (page: object) => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  press(show("/slow"));
  cleanup();
  press(show("/about"));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/about", undefined));
  arrive({ page: { webpackCompilationHash: THIS_BUILD } });
  await new Promise((done) => setTimeout(done));
  expect(navigate).toHaveBeenCalledTimes(1);
});

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
  expect(loadPage).toHaveBeenCalledWith("/about");
});

test("the page that the visitor is on is not fetched again", () => {
  fireEvent.pointerOver(show("/#results"));
  expect(loadPage).not.toHaveBeenCalled();
});

test("somebody who saves data is sent nothing before the press", () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  fireEvent.pointerOver(show("/about"));
  Reflect.deleteProperty(navigator, "connection");
  expect(loadPage).not.toHaveBeenCalled();
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
  expect(loadPage).not.toHaveBeenCalled();
});
