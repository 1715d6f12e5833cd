/** The JSON-LD graph of a page, ids, and the shared facts of the site. */
import type { Graph, Thing } from "schema-dts";
import { canonicalUrl } from "../head-values";

/** Facts of the site for all builders. */
export interface SiteFacts {
  name: string;
  description: string;
  /** The origin, such as `https://www.example.com`. */
  url: string;
  /** Language and region, such as `en-US`. */
  language: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** ISO 4217, three letters. */
  currency: string;
  phone: string;
  email: string;
  /** The agency's social profiles. */
  social?: readonly { url: string; placeholder: boolean }[] | null;
}

/** One graph for a page; its things refer to each other by `@id`. */
export const graph = (...things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

/** `@id` of a thing: page URL and fragment, the same in every build. */
export const thingId = (siteUrl: string, path: string, fragment: string): string =>
  `${canonicalUrl(siteUrl, path)}#${fragment}`;
