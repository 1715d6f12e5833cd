/** The rows of a price table. */
import type { z } from "zod";
import type { kinds } from "../../content-model/kinds";

type PricingTier = z.infer<typeof kinds.pricing.schema>["tiers"][number];

interface PricingCell {
  tier: string;
  included: boolean;
  /** The quantity in words, if the tier gives one; otherwise `null`. */
  quantity: string | null;
}

export interface PricingRow {
  feature: string;
  /** One per tier, in order. */
  cells: PricingCell[];
}

/** Rows are the first tier's features; other tiers inherit them only with `everythingIncluded`. */
export const pricingRows = (tiers: readonly PricingTier[]): PricingRow[] =>
  (tiers[0]?.features ?? []).map(({ name }) => ({
    feature: name,
    cells: tiers.map((tier) => {
      const listed = tier.features.find((feature) => feature.name === name)?.included;
      const value = listed ?? tier.everythingIncluded ?? false;
      return { tier: tier.name, included: value !== false, quantity: typeof value === "string" ? value : null };
    }),
  }));
