/** The lines of a price table, from its tiers. */
import type { z } from "zod";
import type { kinds } from "../kinds";

type PricingTier = z.infer<typeof kinds.pricing.schema>["tiers"][number];

export interface PricingCell {
  tier: string;
  included: boolean;
  /** How much of it, where the tier says so in words; `null` for a plain yes or no. */
  quantity: string | null;
}

export interface PricingRow {
  feature: string;
  /** One for each tier, in the order of the tiers. */
  cells: PricingCell[];
}

/** The first tier's features are the lines; a tier without one has it only where the tier says that everything is included. */
export const pricingRows = (tiers: readonly PricingTier[]): PricingRow[] =>
  (tiers[0]?.features ?? []).map(({ name }) => ({
    feature: name,
    cells: tiers.map((tier) => {
      const listed = tier.features.find((feature) => feature.name === name)?.included;
      const value = listed ?? tier.everythingIncluded ?? false;
      return { tier: tier.name, included: value !== false, quantity: typeof value === "string" ? value : null };
    }),
  }));
