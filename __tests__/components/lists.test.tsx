import { render, screen, within } from "@testing-library/react";
import { CheckList } from "../../src/components/check-list";
import { LinkGrid } from "../../src/components/link-grid";
import { StatList } from "../../src/components/stat";

const STATS = [
  { number: "+312%", label: "flere bestillinger" },
  { number: "4 av 5", label: "kommer tilbake" },
];

describe("A list of figures", () => {
  test("labels each figure", () => {
    const { container } = render(<StatList stats={STATS} />);
    const pairs = [...container.querySelectorAll<HTMLElement>("dl > div")].map((pair) => [
      within(pair).getByRole("term").textContent,
      within(pair).getByRole("definition").textContent,
    ]);
    expect(pairs).toEqual(STATS.map(({ number, label }) => [label, number]));
  });

  test("has only term–description pairs, term first, as HTML requires", () => {
    const { container } = render(<StatList stats={STATS} />);
    const [list, ...others] = container.children;
    expect(others).toEqual([]);
    expect(list?.tagName).toBe("DL");
    const tags = [...(list?.children ?? [])].map((pair) => [...pair.children].map(({ tagName }) => tagName).join(" "));
    expect(tags).toEqual(["DT DD", "DT DD"]);
  });
});

test("a check list exposes its items in order", () => {
  const items = ["Seilene hentes", "Sømmene sys om", "Seilene leveres"];
  render(<CheckList items={items} />);
  const list = screen.getByRole("list");
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(items);
});

test("a grid of links has all pages, with their notes if any", () => {
  render(
    <LinkGrid
      links={[
        { to: "/locations/vestland", label: "Vestland", note: "12 byer" },
        { to: "/locations/rogaland", label: "Rogaland" },
      ]}
    />,
  );
  expect(screen.getByRole("list")).toBeTruthy();
  const links = screen
    .getAllByRole("link")
    .map((link) => [link.getAttribute("href"), ...[...link.children].map(({ textContent }) => textContent)]);
  expect(links).toEqual([
    ["/locations/vestland", "Vestland", "12 byer"],
    ["/locations/rogaland", "Rogaland"],
  ]);
});
