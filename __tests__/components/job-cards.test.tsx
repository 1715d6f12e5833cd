import { render, screen, within } from "@testing-library/react";
import { JobCards } from "../../src/sections/careers/job-cards";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const JOB = {
  path: "/careers/seilmaker",
  unpublished: null,
  title: "Seilmaker",
  department: "Verksted",
  location: "Bergen",
  type: "Deltid",
  salary: "290 kr per time",
  description: "Den som syr.",
};
const EMPTY = "Nå er alle plasser besatt.";

test("an unpublished position says so while developing, with its date", () => {
  const jobs = [
    { ...JOB, unpublished: { state: "draft", dateText: null } },
    { ...JOB, unpublished: { state: "scheduled", dateText: "28. februar 2031" } },
    JOB,
  ];
  render(<JobCards title="3 ledige plasser" jobs={jobs} cardLabel="Se plassen" empty={EMPTY} />);
  const cards = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.closest("li")?.textContent);
  expect(cards[0]).toContain("Utkast");
  expect(cards[1]).toContain("Vises fra 28. februar 2031");
  expect(cards[2]).not.toMatch(/Utkast|Vises fra/);
});

test("without open positions, the page says so, and shows no empty list", () => {
  render(<JobCards title="0 ledige plasser" jobs={[]} cardLabel="Se plassen" empty={EMPTY} />);
  expect(screen.getByRole("heading", { level: 2, name: "0 ledige plasser" })).toBeTruthy();
  expect(screen.getByText(EMPTY)).toBeTruthy();
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("every open position has its facts and a distinguishable link", () => {
  const jobs = [JOB, { ...JOB, path: "/careers/vasker", title: "Vasker", department: "Vask" }];
  render(<JobCards title="2 ledige plasser" jobs={jobs} cardLabel="Se plassen" empty={EMPTY} />);
  expect(screen.queryByText(EMPTY)).toBeNull();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/careers/seilmaker", "/careers/vasker"]);
  // The text "Se plassen" alone would be the same for each.
  expect(screen.getByRole("link", { name: /^Se plassen\s?, Seilmaker/ })).toBeTruthy();

  const card = screen.getByRole("heading", { level: 3, name: "Vasker" }).closest("li");
  const facts = card ? within(card).getAllByRole("listitem") : [];
  expect(facts.map(({ textContent }) => textContent)).toEqual(["Vask", "Bergen", "Deltid", "290 kr per time"]);
});

test("a position whose pay is not published has no empty place for it", () => {
  render(<JobCards title="1 ledig plass" jobs={[{ ...JOB, salary: null }]} cardLabel="Se plassen" empty={EMPTY} />);
  const card = screen.getByRole("heading", { level: 3 }).closest("li");
  const facts = card ? within(card).getAllByRole("listitem") : [];
  expect(facts.map(({ textContent }) => textContent)).toEqual(["Verksted", "Bergen", "Deltid"]);
});
