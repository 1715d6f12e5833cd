/** Site facts available as placeholders in Markdown texts. */

/** Placeholder names, in the order shown to editors. */
export const SITE_FACTS = ["name", "legalName", "email", "phone", "address"] as const;

/** The site settings that the facts come from. */
interface FactsSource {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  address: { lines: readonly string[] };
}

/** The text of each fact. */
export const siteFacts = (site: FactsSource): Record<(typeof SITE_FACTS)[number], string> => ({
  name: site.name,
  legalName: site.legalName,
  email: site.email,
  phone: site.phone,
  address: site.address.lines.join(", "),
});
