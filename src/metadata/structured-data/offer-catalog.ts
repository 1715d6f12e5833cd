/** Prices of a service. */
import type { Offer, OfferCatalog } from "schema-dts";
import { type SiteFacts, thingId } from "./graph";

/** A column of a price table. */
export interface TierFacts {
  name: string;
  description: string;
  /** The amount is null where the price is no number. */
  price: { amount: number | null; note?: string | null };
}

/** A tier as an offer; one whose price is not a number has none here either. */
const offer = (site: SiteFacts, { name, description, price: { amount, note } }: TierFacts): Offer => {
  const price = amount === null ? undefined : { price: amount, priceCurrency: site.currency };
  return {
    "@type": "Offer",
    name,
    description,
    ...(price && {
      ...price,
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        ...price,
        // A month, in the code list of UN/CEFACT.
        unitCode: "MON",
        ...(note && { description: note }),
      },
    }),
  };
};

/** The tiers of a price table, as offers. */
export const offerCatalog = (
  site: SiteFacts,
  path: string,
  { title, tiers }: { title: string; tiers: readonly TierFacts[] },
): OfferCatalog => ({
  "@type": "OfferCatalog",
  "@id": thingId(site.url, path, "pricing"),
  name: title,
  itemListElement: tiers.map((tier) => offer(site, tier)),
});
