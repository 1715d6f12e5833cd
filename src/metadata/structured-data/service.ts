/** Services: as such, for an industry, or in a place. */
import type { AdministrativeArea, OfferCatalog, Service } from "schema-dts";
import { thingId, type SiteFacts } from "./graph";
import { agency } from "./organization";

export interface ServiceFacts {
  name: string;
  /** Missing if the page is mainly about the place. */
  description?: string;
  /** The general service, if this is a specific case of it. */
  serviceType?: string;
  /** The place where it is offered. */
  areaServed: AdministrativeArea;
  /** The industry that it is for, if only one. */
  industry?: string;
  /** Its prices, if stated. */
  catalog?: OfferCatalog;
}

/** A service of the agency. Areas served are not offices, so no LocalBusiness. */
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
