import { fireEvent, render, screen } from "@testing-library/react";
import { SmartLink } from "../../src/components/smart-link";

/** Gatsby's way to another page, and to fetch one before. */
const navigate = jest.fn();
const hovering = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { ___navigate: navigate, ___loader: { enqueue: () => undefined, hovering } });
});

/** Presses the link, and says whether the browser would load another document. */
const press = (link: HTMLElement): boolean => {
  let left = false;
  const watch = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", watch, { once: true });
  fireEvent.click(link);
  return left;
};

test.each(["/about", "/#results", "/"])(
  "a press on a link to %s changes the page without loading the document",
  (to) => {
    render(<SmartLink to={to}>Videre</SmartLink>);
    const link = screen.getByRole("link", { name: "Videre" });
    expect(link.getAttribute("href")).toBe(to);
    expect(press(link)).toBe(false);
    expect(navigate).toHaveBeenCalledWith(to, expect.anything());
  },
);

test("a page of the site is fetched as soon as somebody reaches for its link", () => {
  render(<SmartLink to="/about">Om oss</SmartLink>);
  fireEvent.mouseEnter(screen.getByRole("link"));
  expect(hovering).toHaveBeenCalledWith("/about");
});

test.each(["https://www.example.com/about", "mailto:hei@seilogsom.example", "tel:+4700123456", "#pricing"])(
  "a link to %s is the browser's own affair",
  (to) => {
    render(<SmartLink to={to}>Videre</SmartLink>);
    const link = screen.getByRole("link", { name: "Videre" });
    expect(link.getAttribute("href")).toBe(to);
    fireEvent.mouseEnter(link);
    expect(press(link)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(hovering).not.toHaveBeenCalled();
  },
);

test.each(["/about", "https://www.example.com"])("a link to %s keeps its class, its mark and its listener", (to) => {
  const onClick = jest.fn();
  render(
    <SmartLink to={to} className="quiet" aria-current="page" onClick={onClick}>
      Videre
    </SmartLink>,
  );
  const link = screen.getByRole("link");
  expect(link.className).toContain("quiet");
  expect(link.getAttribute("aria-current")).toBe("page");
  press(link);
  expect(onClick).toHaveBeenCalledTimes(1);
});
