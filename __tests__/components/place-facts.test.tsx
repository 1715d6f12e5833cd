/** Facts on city and state pages with unknown values. */
import { render, screen } from "@testing-library/react";
import { CardList } from "../../src/components/card";
import { CityList } from "../../src/sections/location/city-list";
import { LocalFacts } from "../../src/sections/location/local-facts";
import { OwnText } from "../../src/sections/location/own-text";

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
  const none = { about: null, quote: null, quoteBy: null, event: null, eventLink: null };
  const own = { ...none, eventDate: "2027-03-11", eventDateText: "11. mars 2027" };
  const { container, rerender } = render(<OwnText title="I Bodø" city={{ ...own, about: "Vi kjenner tre." }} />);
  expect(container.textContent).toBe("I BodøVi kjenner tre.");
  rerender(<OwnText title="I Bodø" city={{ ...own, quote: "Godt.", quoteBy: "Kari", event: "Frokost" }} />);
  expect(container.textContent).toBe("I BodøGodt.Kari11. mars 2027: Frokost");
  rerender(<OwnText title="I Bodø" city={own} />);
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
