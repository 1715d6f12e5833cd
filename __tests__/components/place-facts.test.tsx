/** Facts on city and state pages with unknown values. */
import { render, screen } from "@testing-library/react";
import { CardList } from "../../src/components/card";
import { CityList } from "../../src/sections/location/city-list";
import { LargestCities } from "../../src/sections/location/largest-cities";
import { LocalFacts } from "../../src/sections/location/local-facts";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const fill = (text: string): string => text;

const copy = {
  title: "Rundt Bodø",
  nearestTitle: "Nærmest",
  columns: { place: "Sted", distance: "Kilometer" },
};

test("a city of which nothing is known has no section of facts", () => {
  const { container } = render(<LocalFacts facts={{ items: [], neighbors: [] }} copy={copy} fill={fill} />);
  expect(container.textContent).toBe("");
});

test("a city without a population has the table of the nearest places", () => {
  const neighbors = [{ name: "Fauske", path: "/f", distance: "48 øst" }];
  render(<LocalFacts facts={{ items: [], neighbors }} copy={copy} fill={fill} />);
  expect(screen.getByRole("region", { name: copy.title }).textContent).toContain("48 øst");
});

test("a large city of unknown population is a link without a figure", () => {
  const { container } = render(<LargestCities cities={[{ name: "Bodø", path: "/b", population: null }]} />);
  expect(container.textContent).toBe("Bodø");
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
