import { render, screen } from "@testing-library/react";
import { Pager } from "../../src/sections/shared/pager";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const WORDS = { title: "", description: "", label: "Blatt {page} von {pages}", newer: "Neuere", older: "Ältere" };

const links = (page: number, pages: number) => {
  render(<Pager list="/blog" words={WORDS} pageInfo={{ currentPage: page, pageCount: pages }} />);
  return screen
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]);
};

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
