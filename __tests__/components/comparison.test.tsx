import { render, screen, within } from "@testing-library/react";
import { Comparison } from "../../src/sections/service/comparison";
import siteData from "../fixtures/site-data.json";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const COLUMNS = { ours: "Seil & Søm", inHouse: "Egen seilmaker", otherAgency: "Et annet loft" };
const ROWS = [
  { feature: "Ferdig", ours: "7 dager", inHouse: "3 uker", otherAgency: "6 uker" },
  { feature: "Garanti", ours: "2 år", inHouse: "ingen", otherAgency: "1 år" },
];

beforeEach(() =>
  render(<Comparison title="Sammenlignet" subtitle="Hva som endrer seg." rows={ROWS} columns={COLUMNS} />),
);

const table = () => screen.getByRole("table", { name: "Sammenlignet" });
const namesOf = (role: string, element: HTMLElement = table()) =>
  within(element)
    .getAllByRole(role)
    .map(({ textContent }) => textContent);

test("the comparison has our column first", () => {
  expect(namesOf("columnheader")).toEqual([
    siteData.labels.featureColumn,
    COLUMNS.ours,
    COLUMNS.inHouse,
    COLUMNS.otherAgency,
  ]);
});

test("every row has a heading", () => {
  const lines = within(table()).getAllByRole("row").slice(1);
  expect(lines.map((line) => [...namesOf("rowheader", line), ...namesOf("cell", line)])).toEqual(
    ROWS.map(({ feature, ours, inHouse, otherAgency }) => [feature, ours, inHouse, otherAgency]),
  );
});

test("the comparison keeps its table semantics when a narrow screen changes its display", () => {
  const parts = [...table().querySelectorAll("thead, tbody, tr, th, td"), table()];
  const silent = parts.filter((part) => !part.hasAttribute("role"));
  expect(silent).toEqual([]);
  expect([...table().querySelectorAll("th")].filter((head) => !head.hasAttribute("scope"))).toEqual([]);
});

test("each cell names its column, for narrow screens", () => {
  const labels = within(table())
    .getAllByRole("cell")
    .map((cell) => cell.getAttribute("data-label"));
  expect(labels).toEqual(ROWS.flatMap(() => Object.values(COLUMNS)));
});
