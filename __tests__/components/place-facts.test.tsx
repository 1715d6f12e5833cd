/** Facts on city and state pages with unknown values. */
import { render, screen } from "@testing-library/react";
import { CardList } from "../../src/components/card";
import { CityList } from "../../src/sections/location/city-list";
import { LocalFacts } from "../../src/sections/location/local-facts";
import { OwnText } from "../../src/sections/location/own-text";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const fill = (text: string): string => text;

const copy = {
  title: "Rundt Bodø",
  nearestTitle: "Nærmest",
  columns: { place: "Sted", distance: "Kilometer" },
};

test("a city of which nothing is known has no section of facts", () => {
  const { container } = render(<LocalFacts facts={{ neighbors: [] }} copy={copy} fill={fill} />);
  expect(container.textContent).toBe("");
});

test("a city has the table of the nearest places", () => {
  const neighbors = [{ name: "Fauske", path: "/f", distance: "48 øst" }];
  render(<LocalFacts facts={{ neighbors }} copy={copy} fill={fill} />);
  expect(screen.getByRole("region", { name: copy.title }).textContent).toContain("48 øst");
});

test("what editors know of a city comes with its event; without it there is no section", () => {
  const own = { about: ["Vi kjenner tre klinikker."], quote: null, event: null };
  const { container, rerender } = render(<OwnText title="I Bodø" city={own} />);
  expect(container.textContent).toBe("I BodøVi kjenner tre klinikker.");
  const event = { title: "Frokost", date: "2027-03-11", dateText: "11. mars 2027", link: null };
  rerender(<OwnText title="I Bodø" city={{ about: null, quote: { text: "Godt.", name: "Kari" }, event }} />);
  expect(container.textContent).toBe("I BodøGodt.Kari11. mars 2027: Frokost");
  rerender(<OwnText title="I Bodø" city={{ about: null, quote: null, event: null }} />);
  expect(container.textContent).toBe("");
});

describe("A list of cities", () => {
  const citiesOf = (letter: string, count: number) => ({
    letter,
    cities: Array.from({ length: count }, (_, index) => ({ name: `${letter}${index}`, path: `/${letter}${index}` })),
  });

  test("has a row of letters that lead to the cities with each, if it is long", () => {
    const { container } = render(<CityList index={[citiesOf("A", 20), citiesOf("Ø", 20)]} label="Alle steder" />);
    const letters = [...container.querySelectorAll("nav a")];
    expect(letters.map(({ textContent }) => textContent)).toEqual(["A", "Ø"]);
    const target = document.getElementById(letters[1]?.getAttribute("href")?.slice(1) ?? "");
    expect(target?.textContent).toContain("Ø0");
    expect(container.querySelectorAll("li a")).toHaveLength(40);
  });

  test("is a plain list if it is short", () => {
    const { container } = render(<CityList index={[citiesOf("A", 20), citiesOf("Ø", 5)]} label="Alle steder" />);
    expect(container.querySelector("nav, details")).toBeNull();
    expect(container.querySelectorAll("li a")).toHaveLength(25);
  });
});

test("an empty list of cards is not rendered", () => {
  const { container } = render(<CardList look="open">{[].map(String)}</CardList>);
  expect(container.innerHTML).toBe("");
});
