/** What the agency offers: a service as such, for an industry, or in a place. */
import type { City, Country, OfferCatalog, Service, State } from "schema-dts";
import { thingId, type SiteFacts } from "./graph";
import { agency } from "./organization";

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
  /** What it costs, where that is told. */
  catalog?: OfferCatalog;
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
  ...(facts.catalog && { hasOfferCatalog: facts.catalog }),
});
