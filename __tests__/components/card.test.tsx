import { render, screen } from "@testing-library/react";
import { Card, CardLink, CardList, columnsFor } from "../../src/components/card";

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [9, 3],
  [10, 4],
  [13, 5],
])("%i cards have %i columns, so that no row has a single card", (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});

test("cards are a list of links", () => {
  render(
    <CardList look="framed" columns={2}>
      <Card look="framed">
        <CardLink to="/services/vask">Vask</CardLink>
      </Card>
      <Card look="framed">Impregnering</Card>
    </CardList>,
  );
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Vask" }).getAttribute("href")).toBe("/services/vask");
});
