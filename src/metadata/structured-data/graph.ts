/** The block of structured data as a whole: its things, their ids, and the facts of the site that they share. */
import type { Graph, Thing } from "schema-dts";
import { canonicalUrl } from "../head-values";

/** What the builders need to know of the site. */
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
  /** The agency's pages on social networks. */
  social?: readonly { url: string; placeholder: boolean | null }[] | null;
}

/** One block for a page: all its things, which refer to each other by `@id`. */
export const graph = (...things: Thing[]): Graph => ({ "@context": "https://schema.org", "@graph": things });

/** The name of a thing among those of its page: the page's address and a fragment, the same in every build. */
export const thingId = (siteUrl: string, path: string, fragment: string): string =>
  `${canonicalUrl(siteUrl, path)}#${fragment}`;
