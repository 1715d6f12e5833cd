/** Prices of a service. */
import type { Offer, OfferCatalog } from "schema-dts";
import { type SiteFacts, thingId } from "./graph";
import { amountOf } from "./price";

/** A column of a price table. */
export interface TierFacts {
  name: string;
  description: string;
  price: { monthly: string; note?: string | null };
}

/** A tier as an offer; one whose price is not a number has none here either. */
const offer = (site: SiteFacts, { name, description, price: { monthly, note } }: TierFacts): Offer => {
  const amount = amountOf(monthly, site);
  const price = { price: amount, priceCurrency: site.currency };
  return {
    "@type": "Offer",
    name,
    description,
    ...(amount !== undefined && {
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
