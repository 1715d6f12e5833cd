/** Places where something is offered, or where applicants may live. */
import type { City, Country, State } from "schema-dts";
import type { SiteFacts } from "./graph";

/** The country, by its code. */
export const country = ({ country: name }: Pick<SiteFacts, "country">): Country => ({ "@type": "Country", name });

export const state = (name: string): State => ({ "@type": "State", name });

export const city = (name: string, stateName: string): City => ({
  "@type": "City",
  name,
  containedInPlace: state(stateName),
});
