import { render, screen, within } from "@testing-library/react";
import { pricingRows } from "../../src/gatsby/schema/pricing-rows";
import { Pricing } from "../../src/sections/service/pricing";
import siteData from "../fixtures/site-data.json";

const { labels } = siteData;

const TIERS = [
  {
    name: "Jolle",
    description: "Opp til 5 m",
    features: [
      { name: "Reparasjon", included: true },
      { name: "Vask i året", included: "1 gang" },
      { name: "Vinterlager", included: false },
    ],
    price: { monthly: "kr 290", note: "pluss moms" },
  },
  {
    name: "Seilbåt",
    description: "Opp til 12 m",
    popular: true,
    features: [
      // In another order, one feature missing, and one that the first tier lacks.
      { name: "Vask i året", included: "2 ganger" },
      { name: "Spinnaker", included: true },
      { name: "Reparasjon", included: true },
    ],
    price: { monthly: "kr 690" },
  },
  {
    name: "Flåte",
    description: "Alle båter",
    everythingIncluded: true,
    features: [{ name: "Vask i året", included: "så ofte du vil" }],
    price: { monthly: "Etter avtale" },
  },
];

const plan = {
  title: "Priser",
  description: "Per måned.",
  tiers: TIERS.map(({ name, description, popular, price }) => ({
    name,
    description,
    popular: popular ?? false,
    price: {
      monthly: price.monthly,
      amount: null,
      note: price.note ?? null,
      total: name === "Jolle" ? "kr 390 med ettersyn" : null,
    },
  })),
  rows: pricingRows(TIERS),
  lowest: null,
  groups: null as { title: string; first: string }[] | null,
};

const table = () => screen.getByRole("table", { name: "Priser" });
const lines = () => {
  const [, body] = within(table()).getAllByRole("rowgroup");
  return body ? within(body).getAllByRole("row") : [];
};
/** The texts of a row's cells, marks included. */
const wordsOf = (line: HTMLElement | undefined): (string | null)[] =>
  line
    ? within(line)
        .getAllByRole("cell")
        .map((cell) => cell.textContent)
    : [];
const tipButton = (feature: string) => within(table()).getByRole("button", { name: feature });
const tipOf = (feature: string): HTMLElement => {
  const tip = document.getElementById(tipButton(feature).getAttribute("popovertarget") ?? "");
  if (!tip) throw new Error(`The button of ${feature} names no tip.`);
  return tip;
};

/** The tier picker, hidden in jsdom, which has no viewport width. */
const choices = () => {
  const choice = document.querySelector("fieldset");
  const buttons = [...(choice?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])];
  return { title: choice?.querySelector("legend")?.textContent, buttons };
};

const chosen = (): (string | null | undefined)[] =>
  choices()
    .buttons.filter(({ checked }) => checked)
    .map((button) => button.closest("label")?.textContent);

const renderPricing = (tiers = plan.tiers, groups = plan.groups) =>
  render(
    <Pricing
      {...plan}
      tiers={tiers}
      groups={groups}
      action={{ label: "Ring verkstedet", to: "/contact" }}
      terms={{ text: "Avtalen gjelder først.", link: { label: "Vilkår", to: "/vilkar" } }}
    />,
  );

describe("On a screen too narrow for columns", () => {
  test("the picker shows one tier at a time, in column order", () => {
    renderPricing();
    const { title, buttons } = choices();
    expect(title).toBe(labels.choosePlan);
    expect(buttons.map((button) => [button.closest("label")?.textContent, button.value])).toEqual([
      ["Jolle", "0"],
      ["Seilbåt", "1"],
      ["Flåte", "2"],
    ]);
    expect(new Set(buttons.map(({ name }) => name)).size).toBe(1);
  });

  test("the recommended tier is selected first, others by a click", () => {
    renderPricing();
    expect(chosen()).toEqual(["Seilbåt"]);
    choices().buttons[2]?.click();
    expect(chosen()).toEqual(["Flåte"]);
  });

  test("without a recommended tier, the smallest is selected first", () => {
    renderPricing(plan.tiers.map((tier) => ({ ...tier, popular: false })));
    expect(chosen()).toEqual(["Jolle"]);
  });
});

describe("The price table", () => {
  beforeEach(() => renderPricing());

  test("has a column per tier: name and price, audience and extra costs", () => {
    const heads = within(table())
      .getAllByRole("columnheader")
      .map((head) => [...head.children].map(({ textContent }) => textContent));
    expect(heads).toEqual([
      ["Jolle", "kr 290"],
      [labels.popular, "Seilbåt", "kr 690"],
      ["Flåte", "Etter avtale"],
    ]);
    const [, below] = within(table()).getAllByRole("row");
    const [corner, ...words] = [...(below?.children ?? [])].map((cell) =>
      [...cell.children].map(({ textContent }) => textContent),
    );
    expect(corner).toEqual([]);
    expect(words.map(([offer]) => offer)).toEqual([
      "Opp til 5 mkr 390 med ettersynpluss moms",
      "Opp til 12 m",
      "Alle båter",
    ]);
  });

  test("has the first tier's features as rows, in that order, and no others", () => {
    const features = lines().map((line) => within(line).getByRole("rowheader").querySelector("button"));
    expect(features.map((feature) => feature?.textContent)).toEqual(["Reparasjon", "Vask i året", "Vinterlager"]);
    expect(within(table()).queryByText("Spinnaker")).toBeNull();
  });

  test("has a value in every cell, and the largest tier includes what it does not list", () => {
    expect(lines().map(wordsOf)).toEqual([
      [labels.included, labels.included, labels.included],
      ["1 gang", "2 ganger", "så ofte du vil"],
      [labels.notIncluded, labels.notIncluded, labels.included],
    ]);
  });

  test("has a check or dash with a text for screen readers, never both", () => {
    const cells = lines().flatMap((line) => within(line).getAllByRole("cell"));
    const drawn = cells.map((cell) => cell.querySelector("span"));
    const styleOf = (words: string): string[] => [
      ...new Set(drawn.flatMap((mark) => (mark?.textContent === words ? mark.className : []))),
    ];
    const [check, ...otherChecks] = styleOf(labels.included);
    const [dash, ...otherDashes] = styleOf(labels.notIncluded);
    expect([...otherChecks, ...otherDashes]).toEqual([]);
    expect(check).not.toBe(dash);
    expect(drawn.map((mark) => mark?.className)).toEqual([
      check,
      check,
      check,
      undefined,
      undefined,
      undefined,
      dash,
      dash,
      check,
    ]);
  });

  test("marks only the recommended tier", () => {
    const marks = within(table()).getAllByText(labels.popular);
    expect(marks.map((mark) => mark.closest("th")?.textContent)).toEqual([expect.stringContaining("Seilbåt")]);
  });

  test("keeps its table semantics when a narrow screen changes its display", () => {
    expect(
      within(table())
        .getAllByRole("rowgroup")
        .map((group) => group.getAttribute("role")),
    ).toEqual(["rowgroup", "rowgroup"]);
    for (const cell of table().querySelectorAll("tr, th, td")) expect(cell.hasAttribute("role")).toBe(true);
  });

  test("links to the contact form, at the anchor of other pages' links", () => {
    const ways = screen.getAllByRole("link", { name: /^Ring verkstedet/ });
    expect(ways.map((way) => [way.textContent, way.getAttribute("href")])).toEqual([["Ring verkstedet", "/contact"]]);
    expect(table().closest("section")?.id).toBe("pricing");
  });
});

describe("A price table in parts", () => {
  test("has a heading above the rows of each part, which keep their order and tips", () => {
    renderPricing(plan.tiers, [
      { title: "Arbeid", first: "Reparasjon" },
      { title: "Lager", first: "Vinterlager" },
    ]);
    const parts = within(table())
      .getAllByRole("rowgroup")
      .slice(1)
      .map((part) =>
        within(part)
          .getAllByRole("rowheader")
          .map((head) => head.querySelector("button")?.textContent ?? head.textContent),
      );
    expect(parts).toEqual([
      ["Arbeid", "Reparasjon", "Vask i året"],
      ["Lager", "Vinterlager"],
    ]);
    expect(new Set(plan.rows.map(({ feature }) => tipOf(feature).id)).size).toBe(3);
  });

  test("says how prices and terms fit together", () => {
    renderPricing();
    expect(screen.getByText(/Avtalen gjelder først\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Vilkår" }).getAttribute("href")).toBe("/vilkar");
  });
});

describe("The tip of a row", () => {
  beforeEach(() => renderPricing());

  test.each([
    ["Reparasjon", [labels.included, labels.included, labels.included]],
    ["Vask i året", ["1 gang", "2 ganger", "så ofte du vil"]],
    ["Vinterlager", [labels.notIncluded, labels.notIncluded, labels.included]],
  ])("of %s lists every tier's value in words", (feature, words) => {
    const tip = within(tipOf(feature));
    expect(tip.getByText(feature)).toBeTruthy();
    expect(tip.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Jolle", "Seilbåt", "Flåte"]);
    expect(tip.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(words);
  });

  test("belongs to its own row", () => {
    const tips = plan.rows.map(({ feature }) => tipOf(feature).id);
    expect(new Set(tips).size).toBe(plan.rows.length);
  });
});
