/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SmartLink } from "../../src/components/smart-link";
import { catchLinks } from "../../src/client/catch-links";

/** Gatsby's navigation and prefetching. */
const navigate = jest.fn();
const loadPage = jest.fn();
const loadPageSync = jest.fn();
const loadAppData = jest.fn();

const THIS_BUILD = "a";

beforeAll(() => catchLinks(() => undefined));

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

/** Clicks the link; true if the browser would load another document. */
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
  "a click on a link to %s navigates without loading the document",
  async (to) => {
    const link = show(to);
    expect(link.getAttribute("href")).toBe(to);
    expect(press(link)).toBe(false);
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(navigate).toHaveBeenCalledWith(to, undefined);
  },
);

test("a prefetched page is shown at once", () => {
  loadPageSync.mockReturnValue({ page: { webpackCompilationHash: THIS_BUILD } });
  press(show("/about"));
  expect(navigate).toHaveBeenCalledWith("/about", undefined);
});

test("of two clicks, the second counts", async () => {
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

test("before hydration, the browser follows links itself", () => {
  Object.assign(window, { ___navigate: undefined });
  expect(press(show("/about"))).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  "a click with %p keeps the browser's behaviour",
  (keys) => {
    expect(press(show("/about"), keys)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test.each(["pointerOver", "focusIn", "touchStart"] as const)("%s prefetches the page of a link", (sign) => {
  fireEvent[sign](show("/about"));
  expect(loadPage).toHaveBeenCalledWith("/about");
});

test("the current page is not prefetched", () => {
  fireEvent.pointerOver(show("/#results"));
  expect(loadPage).not.toHaveBeenCalled();
});

test("with data saving on, nothing is fetched before the click", () => {
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
])("a link to %s is left to the browser", (to) => {
  const link = show(to);
  fireEvent.pointerOver(link);
  expect(press(link)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(loadPage).not.toHaveBeenCalled();
});
