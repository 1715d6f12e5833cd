import { render, screen, within } from "@testing-library/react";
import { Breadcrumb, type Crumb } from "../../src/components/breadcrumb";

const CRUMBS: Crumb[] = [
  { label: "Steder", to: "/locations" },
  { label: "Vestland", to: "/locations/vestland" },
  { label: "Bergen" },
];

const trail = (): string[] => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("the breadcrumb lists the path from the section to the page", () => {
  render(<Breadcrumb label="Brødsmulesti" crumbs={CRUMBS} />);
  const way = screen.getByRole("navigation", { name: "Brødsmulesti" });
  expect(within(way).getByRole("list")).toBeTruthy();
  expect(trail()).toEqual(["Steder", "Vestland", "Bergen"]);
});

test("every item but the last, which is the page itself, is a link", () => {
  render(<Breadcrumb label="Brødsmulesti" crumbs={CRUMBS} />);
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Steder", "/locations"],
    ["Vestland", "/locations/vestland"],
  ]);
  const here = screen.getByText("Bergen");
  expect(here.getAttribute("aria-current")).toBe("page");
  expect(here.closest("a")).toBeNull();
});

test("only the last item is the current page", () => {
  const { container } = render(<Breadcrumb label="Brødsmulesti" crumbs={CRUMBS} />);
  expect(container.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("a city shows its state's name, and both change with the route", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const hamburg = [
    { label: "Orte", to: "/locations" },
    { label: "Hamburg", to: "/locations/hamburg" },
    { label: "Hamburg" },
  ];
  const { rerender } = render(<Breadcrumb label="Pfad" crumbs={hamburg} />);
  expect(trail()).toEqual(["Orte", "Hamburg", "Hamburg"]);
  rerender(<Breadcrumb label="Pfad" crumbs={CRUMBS} />);
  expect(trail()).toEqual(["Steder", "Vestland", "Bergen"]);
  expect(complaints).not.toHaveBeenCalled();
});
