/** What a site tells the delivery. */
export type { Redirect, SiteToHost } from "./hosting/rules";
