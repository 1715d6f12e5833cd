import { fireEvent, render, screen, within } from "@testing-library/react";
import { Header } from "../../src/layout/header";
import siteData from "../fixtures/site-data.json";

const { labels, navigation, siteSettings: site } = siteData;
const { menu, links, action } = navigation.header;

/** Dialogs and popovers, which jsdom lacks. */
const openPopovers = new Set<Element>();
const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = jest.fn(function (this: HTMLDialogElement) {
  this.open = false;
});

beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  const matches = Object.getOwnPropertyDescriptor(Element.prototype, "matches")?.value as Element["matches"];
  jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":popover-open" ? openPopovers.has(this) : matches.call(this, selector);
  });
  HTMLElement.prototype.hidePopover = function (this: HTMLElement) {
    openPopovers.delete(this);
  };
});

beforeEach(() => {
  openPopovers.clear();
  jest.clearAllMocks();
});

/** jsdom has no viewport width, so the desktop links are hidden, and so are the links of a closed dialog. */
const hidden = { hidden: true };
const bar = () => within(screen.getByRole("banner"));
const mainNavigation = () => within(bar().getByRole("navigation", hidden));
const solutions = () => mainNavigation().getByRole("button", { ...hidden, name: menu.label });
const panel = () => {
  const found = document.getElementById(solutions().getAttribute("popovertarget") ?? "");
  if (!found) throw new Error("The menu's button names no panel.");
  return found;
};
const sheet = () => screen.getByRole<HTMLDialogElement>("dialog", hidden);
const sheetButton = () => bar().getByRole("button", { ...hidden, name: labels.menu });
const linksIn = (element: HTMLElement): (string | null)[][] =>
  within(element)
    .getAllByRole("link", hidden)
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("The header", () => {
  test("links to the home page by the brand's name, once for sight and once for screen readers", () => {
    render(<Header path="/about" />);
    const home = bar().getByRole("link", { name: labels.homeLink.replace("{name}", site.name) });
    expect(home.getAttribute("href")).toBe("/");
    expect(home.textContent).toBe(site.name);
  });

  test("has the links of the content in order, and its button beside them", () => {
    render(<Header path="/about" />);
    expect(bar().getByRole("navigation", hidden).getAttribute("aria-label")).toBe(labels.mainNavigation);
    const shown = mainNavigation().getAllByRole("link", hidden);
    const outside = shown.filter((link) => !panel().contains(link));
    expect(outside.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      links.map(({ label, to }) => [label, to]),
    );
    expect(bar().getByRole("link", { name: action.label }).getAttribute("href")).toBe(action.to);
  });

  test("links to the search", () => {
    render(<Header path="/about" />);
    const link = bar().getByRole("link", { name: labels.search });
    expect(link.getAttribute("href")).toBe("/search");
    expect(mainNavigation().queryByRole("link", { ...hidden, name: labels.search })).toBeNull();
  });

  test("marks the current page and its section", () => {
    const marked = (path: string): (string | null)[] => {
      const { unmount } = render(<Header path={path} />);
      const marks = links.map(({ label }) =>
        mainNavigation()
          .getByRole("link", { ...hidden, name: label })
          .getAttribute("aria-current"),
      );
      unmount();
      return marks;
    };
    expect(marked("/about")).toEqual([null, "page", null]);
    expect(marked("/services/reparasjon")).toEqual(["page", null, null]);
    expect(marked("/services/reparasjon/seil")).toEqual(["true", null, null]);
    expect(marked("/")).toEqual([null, null, null]);
  });
});

describe("The menu in the bar", () => {
  test("opens without script, and lists each page with its note", () => {
    render(<Header path="/" />);
    expect(panel().getAttribute("popover")).toBe("auto");
    const listed = within(panel())
      .getAllByRole("link", hidden)
      .map((link) => [link.getAttribute("href"), ...[...link.children].map(({ textContent }) => textContent)]);
    expect(listed).toEqual(menu.links.map(({ to, label, note }) => [to, label, ...(note ? [note] : [])]));
  });

  test("is marked while one of its pages is current", () => {
    const { rerender } = render(<Header path="/industries/snekker/vask" />);
    expect(solutions().getAttribute("aria-current")).toBe("true");
    rerender(<Header path="/about" />);
    expect(solutions().hasAttribute("aria-current")).toBe(false);
  });

  test("closes on navigation", () => {
    const { rerender } = render(<Header path="/" />);
    openPopovers.add(panel());
    rerender(<Header path="/industries/snekker" />);
    expect(openPopovers.size).toBe(0);
  });

  test("closes when the focus moves past its last link, but not inside", () => {
    render(<Header path="/" />);
    openPopovers.add(panel());
    const [first, second] = within(panel()).getAllByRole("link", hidden);
    if (!first || !second) throw new Error("The menu has no two links.");
    fireEvent.blur(first, { relatedTarget: second });
    expect(openPopovers.has(panel())).toBe(true);
    fireEvent.blur(second, { relatedTarget: screen.getByRole("link", { name: /til forsiden/ }) });
    expect(openPopovers.size).toBe(0);
  });
});

describe("The menu of narrow screens", () => {
  test("is a dialog named by its heading, with all links of the header", () => {
    render(<Header path="/" />);
    fireEvent.click(sheetButton());
    expect(screen.getByRole("dialog", { name: labels.menu })).toBe(sheet());
    expect(within(sheet()).getByRole("heading", { name: labels.menu })).toBeTruthy();
    const search = { label: labels.search, to: "/search" };
    expect(linksIn(sheet())).toEqual([...menu.links, ...links, search, action].map(({ label, to }) => [label, to]));
    expect(within(sheet()).getByText(menu.label)).toBeTruthy();
  });

  test("is named by the buttons that open and close it, which the browser handles", () => {
    render(<Header path="/" />);
    const closing = within(sheet()).getByRole("button", { ...hidden, name: labels.closeMenu });
    const commands = [sheetButton(), closing].map((button) => [
      button.getAttribute("commandfor"),
      button.getAttribute("command"),
    ]);
    expect(commands).toEqual([
      [sheet().id, "show-modal"],
      [sheet().id, "close"],
    ]);
    expect(sheetButton().getAttribute("aria-haspopup")).toBe("dialog");
  });

  test("opens in a browser without invoker commands", () => {
    render(<Header path="/" />);
    expect(sheet().open).toBe(false);
    fireEvent.click(sheetButton());
    expect(sheet().open).toBe(true);
  });

  test("is left to a browser with invoker commands, which would fail if it were already open", () => {
    render(<Header path="/" />);
    Object.defineProperty(sheetButton(), "command", { value: "show-modal" });
    fireEvent.click(sheetButton());
    expect(showModal).not.toHaveBeenCalled();
  });

  test("closes by its button, and on navigation", () => {
    const { rerender } = render(<Header path="/" />);
    fireEvent.click(sheetButton());
    fireEvent.click(within(sheet()).getByRole("button", { name: labels.closeMenu }));
    expect(sheet().open).toBe(false);

    fireEvent.click(sheetButton());
    rerender(<Header path="/about" />);
    expect(sheet().open).toBe(false);
  });

  test("closes on a click on a link, even to an anchor of the same page", () => {
    Object.assign(window, { ___navigate: jest.fn() });
    render(<Header path="/" />);
    fireEvent.click(sheetButton());
    fireEvent.click(within(sheet()).getByRole("link", { name: "Resultater" }));
    expect(sheet().open).toBe(false);
  });

  test("closes on a click on the backdrop, and not inside", () => {
    render(<Header path="/" />);
    fireEvent.click(sheetButton());
    jest.spyOn(sheet(), "getBoundingClientRect").mockReturnValue({ left: 100 } as DOMRect);
    fireEvent.click(sheet(), { clientX: 150 });
    fireEvent.click(within(sheet()).getByText(menu.label), { clientX: 50 });
    expect(sheet().open).toBe(true);
    fireEvent.click(sheet(), { clientX: 50 });
    expect(sheet().open).toBe(false);
  });

  test("marks the current page", () => {
    render(<Header path="/about" />);
    const marked = within(sheet())
      .getAllByRole("link", hidden)
      .filter((link) => link.hasAttribute("aria-current"));
    expect(marked.map((link) => link.textContent)).toEqual(["Om oss"]);
  });
});
