/** The facts of the agency that a Markdown text may name in curly braces. */

/** The names, in the order in which an editor is told of them. */
export const SITE_FACTS = ["name", "legalName", "email", "phone", "address"] as const;

/** The settings that the facts come from. */
export interface FactsSource {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  address: { lines: readonly string[] };
}

/** Each fact as it is written into a text. */
export const siteFacts = (site: FactsSource): Record<(typeof SITE_FACTS)[number], string> => ({
  name: site.name,
  legalName: site.legalName,
  email: site.email,
  phone: site.phone,
  address: site.address.lines.join(", "),
});
