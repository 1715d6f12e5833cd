/** Places where something is offered, or where applicants may live. */
import type { AdministrativeArea, City, Country } from "schema-dts";
import type { SiteFacts } from "./graph";

/** The country, by its code. */
export const country = ({ country: name }: Pick<SiteFacts, "country">): Country => ({ "@type": "Country", name });

/** Countries that consist of states; the parts of others are counties, provinces or regions. */
const WITH_STATES = ["US", "AT", "AU", "BR", "DE", "IN", "MX", "MY", "NG"];

type InCountry = Pick<SiteFacts, "country">;

export const state = ({ country: code }: InCountry, name: string): AdministrativeArea =>
  WITH_STATES.includes(code) ? { "@type": "State", name } : { "@type": "AdministrativeArea", name };

export const city = (site: InCountry, name: string, stateName: string): City => ({
  "@type": "City",
  name,
  containedInPlace: state(site, stateName),
});
