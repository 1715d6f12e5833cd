/** What the develop server says of a field: on how many pages a text stands that many pages show. */
import { PlaceTable } from "../../../../src/editor/on-page/place-table";
import { readerOf } from "../../../../src/editor/save-check";
import { allAddresses } from "../../../../src/site/pages/urls";

const { entries } = readerOf("__tests__/fixtures/other-agency").read();
const addresses = [
  ...allAddresses(
    entries,
    entries.map(({ path }) => path),
  ).keys(),
];

/** The number for a field of a file, on a page. */
const pagesOf = (page: string, file: string, field: string): number | undefined => {
  const entry = entries.find(({ path }) => path === file);
  if (!entry) throw new Error(`There is no ${file}.`);
  const table = new PlaceTable({ entries, addresses, page });
  return table.places[table.add(entry, [field])]?.pages;
};

const matching = (pattern: RegExp): number => addresses.filter((address) => pattern.test(address)).length;
const states = matching(/^\/locations\/[^/]+$/);
const cities = matching(/^\/locations\/[^/]+\/[^/]+$/);

it("counts the pages of the kind that is looked at, not those that show another part of the file", () => {
  expect([states, cities].every((count) => count > 1)).toBe(true);
  expect(pagesOf("/locations/hamburg", "pages/state.yaml", "heroTitle")).toBe(states);
  expect(pagesOf("/locations/hamburg/hamburg", "pages/state.yaml", "title")).toBe(cities);
  expect(pagesOf("/locations", "pages/locations.yaml", "heroTitle")).toBeUndefined();
});

it("counts all pages for what all of them show", () =>
  expect(pagesOf("/locations", "navigation.yaml", "header")).toBe(addresses.length));
