/** Site facts available as placeholders in Markdown texts, and in texts on prices and terms. */

/** Placeholder names, in the order shown to editors. */
export const SITE_FACTS = ["name", "legalName", "email", "phone", "address", "contract", "adSpend"] as const;

export type SiteFact = (typeof SITE_FACTS)[number];

/** For editors: what a text may contain. */
export const FACTS_IN_TEXTS = `${SITE_FACTS.map((name) => `{${name}}`)
  .join(", ")
  .replace(/, (?!.*, )/, " and ")} are filled in from site.yaml.`;

/** The site settings that the facts come from. */
interface FactsSource {
  name: string;
  legalName: string;
  email: string;
  phone: string;
  address: { lines: readonly string[] };
  terms?: { contract?: string | null | undefined; adSpend?: string | null | undefined } | null | undefined;
}

/** The text of each fact. */
export const siteFacts = ({ terms, ...site }: FactsSource): Record<SiteFact, string> => ({
  name: site.name,
  legalName: site.legalName,
  email: site.email,
  phone: site.phone,
  address: site.address.lines.join(", "),
  contract: terms?.contract ?? "",
  adSpend: terms?.adSpend ?? "",
});
