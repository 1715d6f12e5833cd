/** Prices of a service. */
import type { Offer, OfferCatalog } from "schema-dts";
import { type SiteFacts, thingId } from "./graph";

/** A column of a price table. */
export interface TierFacts {
  name: string;
  description: string;
  /** Null amount: the price is not a number. */
  price: { amount: number | null; note?: string | null };
}

/** A tier as an offer, without a price if that is not a number. */
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
        // Month in the UN/CEFACT code list.
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
