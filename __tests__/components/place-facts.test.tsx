/** Facts on city and state pages with unknown values. */
import { render, screen } from "@testing-library/react";
import { CardList } from "../../src/components/card";
import { LocalFacts } from "../../src/sections/location/local-facts";
import { StateFacts } from "../../src/sections/location/state-facts";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const fill = (text: string): string => text;

const stateCopy = {
  title: "Nordland i tall",
  text: "Kilde: Kartverket.",
  largestTitle: "De største",
  columns: { place: "Sted", people: "Innbyggere", share: "Andel" },
};
const cityCopy = {
  title: "Bodø i tall",
  text: "Kilde: Kartverket.",
  reachTitle: "Hvem som bor i nærheten",
  reachText: "Innen en time.",
  nearestTitle: "Nærmest",
  columns: { place: "Sted", distance: "Kilometer", people: "Innbyggere" },
};

test("a state without facts has no section of facts", () => {
  const { container } = render(<StateFacts facts={{ items: [], largest: [] }} copy={stateCopy} fill={fill} />);
  expect(container.textContent).toBe("");
});

test("a state with one fact has the section with its heading", () => {
  const items = [{ value: "41", text: "steder" }];
  render(<StateFacts facts={{ items, largest: [] }} copy={stateCopy} fill={fill} />);
  expect(screen.getByRole("region", { name: stateCopy.title }).textContent).toContain("41");
  expect(screen.queryByText(stateCopy.largestTitle)).toBeNull();
});

test("a city whose neighbors have no known population has no population within reach", () => {
  const neighbors = [{ name: "Fauske", path: "/f", distance: "48 øst", population: null }];
  render(<LocalFacts facts={{ items: [], reach: [], neighbors }} copy={cityCopy} fill={fill} />);
  expect(screen.getByRole("region", { name: cityCopy.title }).textContent).toContain("Fauske");
  expect(screen.queryByText(cityCopy.reachTitle)).toBeNull();
});

test("an empty list of cards is not rendered", () => {
  const { container } = render(<CardList look="open">{[].map(String)}</CardList>);
  expect(container.innerHTML).toBe("");
});
