import { pricingRows } from "../../../src/gatsby/schema/pricing-rows";

type Tier = Parameters<typeof pricingRows>[0][number];
type Included = Tier["features"][number]["included"];

const tier = (name: string, features: Record<string, Included>, more: Partial<Tier> = {}): Tier => ({
  name,
  description: "For somebody",
  features: Object.entries(features).map(([feature, included]) => ({ name: feature, included })),
  price: { monthly: "$1" },
  ...more,
});

/** A table by its cells: yes, no, or a quantity. */
const table = (tiers: Tier[]): Record<string, (string | boolean)[]> =>
  Object.fromEntries(
    pricingRows(tiers).map(({ feature, cells }) => [feature, cells.map((cell) => cell.quantity ?? cell.included)]),
  );

test("the rows are the first tier's features, in their order", () => {
  const rows = pricingRows([
    tier("Small", { Ads: true, Calls: false, Reports: true }),
    tier("Large", { Reports: true, Ads: true, Calls: true }),
  ]);
  expect(rows.map(({ feature }) => feature)).toEqual(["Ads", "Calls", "Reports"]);
});

test("every row has a cell per tier, in the tiers' order", () => {
  const [row] = pricingRows([
    tier("Small", { Ads: true }),
    tier("Middle", { Ads: true }),
    tier("Large", { Ads: true }),
  ]);
  expect(row?.cells.map((cell) => cell.tier)).toEqual(["Small", "Middle", "Large"]);
});

test("a feature that only a later tier lists has no row", () => {
  expect(table([tier("Small", { Ads: true }), tier("Large", { Ads: true, Concierge: true })])).toEqual({
    Ads: [true, true],
  });
});

test("an unlisted feature is not included", () => {
  expect(table([tier("Small", { Ads: true, Calls: true }), tier("Large", { Ads: true })])).toEqual({
    Ads: [true, true],
    Calls: [true, false],
  });
});

test("a tier that includes everything has unlisted features", () => {
  expect(table([tier("Small", { Ads: true, Calls: false }), tier("Large", {}, { everythingIncluded: true })])).toEqual({
    Ads: [true, true],
    Calls: [false, true],
  });
});

test("a tier that includes everything lacks what it excludes explicitly", () => {
  expect(table([tier("Small", { Ads: true }), tier("Large", { Ads: false }, { everythingIncluded: true })])).toEqual({
    Ads: [true, false],
  });
});

test("a quantity means included, and is shown", () => {
  const [row] = pricingRows([tier("Small", { Ads: "up to $5K" })]);
  expect(row?.cells).toEqual([{ tier: "Small", included: true, quantity: "up to $5K" }]);
});

test("a plain yes or no has no quantity", () => {
  const [row] = pricingRows([tier("Small", { Ads: true }), tier("Large", { Ads: false })]);
  expect(row?.cells).toEqual([
    { tier: "Small", included: true, quantity: null },
    { tier: "Large", included: false, quantity: null },
  ]);
});

test("without tiers there are no rows", () => {
  expect(pricingRows([])).toEqual([]);
});
