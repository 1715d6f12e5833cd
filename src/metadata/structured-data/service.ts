/** What the agency offers: a service as such, for an industry, or in a place. */
import type { City, Country, Offer, OfferCatalog, Service, State } from "schema-dts";
import { thingId, type SiteFacts } from "./graph";
import { agency } from "./organization";
import { amountOf } from "./price";

/** The whole country, where a service is not for one place. */
export const country = (site: SiteFacts): Country => ({ "@type": "Country", name: site.country });

export const state = (name: string): State => ({ "@type": "State", name });

export const city = (name: string, stateName: string): City => ({
  "@type": "City",
  name,
  containedInPlace: state(stateName),
});

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

const offerCatalog = (
  site: SiteFacts,
  path: string,
  { title, tiers }: { title: string; tiers: readonly TierFacts[] },
): OfferCatalog => ({
  "@type": "OfferCatalog",
  "@id": thingId(site.url, path, "pricing"),
  name: title,
  itemListElement: tiers.map((tier) => offer(site, tier)),
});

export interface ServiceFacts {
  name: string;
  /** Left out where the page is mainly about the place. */
  description?: string;
  /** What it is called where that is not its name: the service of which this is one case. */
  serviceType?: string;
  /** Where it is offered. */
  areaServed: City | State | Country;
  /** Whom it is for, where that is one industry. */
  industry?: string;
  pricing?: { title: string; tiers: readonly TierFacts[] } | null;
}

/** A service of the agency. A place that it is offered in is no office: the agency has none there. */
export const service = (site: SiteFacts, path: string, facts: ServiceFacts): Service => ({
  "@type": "Service",
  "@id": thingId(site.url, path, "service"),
  name: facts.name,
  ...(facts.description && { description: facts.description }),
  ...(facts.serviceType && { serviceType: facts.serviceType }),
  provider: agency(site),
  areaServed: facts.areaServed,
  ...(facts.industry && { audience: { "@type": "BusinessAudience", audienceType: facts.industry } }),
  ...(facts.pricing && { hasOfferCatalog: offerCatalog(site, path, facts.pricing) }),
});
