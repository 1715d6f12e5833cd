import { render, screen, within } from "@testing-library/react";
import { Pager } from "../../src/sections/shared/pager";

const WORDS = { title: "", description: "", label: "Blatt {page} von {pages}", newer: "Neuere", older: "Ältere" };

const links = (page: number, pages: number) => {
  render(<Pager list="/blog" words={WORDS} pageInfo={{ currentPage: page, pageCount: pages }} />);
  return screen
    .queryAllByRole("link")
    .filter((link) => link.hasAttribute("rel"))
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]);
};

test.each([
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 12]],
  [6, 12, [1, 5, 6, 7, 12]],
])("page %d of %d lists the pages %j", (page, pages, numbers) => {
  links(page, pages);
  const listed = within(screen.getByRole("list")).getAllByRole("link");
  expect(listed.map(({ textContent }) => Number(textContent))).toEqual(numbers);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(String(page));
});

test("the first page leads to the second alone", () => {
  expect(links(1, 3)).toEqual([["Ältere →", "/blog/page/2", "next"]]);
});

test("a page in the middle leads both ways, and the second back to the list's own address", () => {
  expect(links(2, 3)).toEqual([
    ["← Neuere", "/blog", "prev"],
    ["Ältere →", "/blog/page/3", "next"],
  ]);
  expect(screen.getAllByRole("navigation", { name: "Blatt 2 von 3" })).toHaveLength(1);
});

test("a list of one page has none", () => {
  expect(links(1, 1)).toEqual([]);
  expect(screen.queryByRole("navigation")).toBeNull();
});
