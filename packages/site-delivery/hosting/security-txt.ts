/** Months until expiry: under a year, as the RFC recommends. */
const MONTHS_AHEAD = 11;

/**
 * The text of /.well-known/security.txt, the contact for vulnerability reports. Expires on the first of a month, so that
 * builds of one month are identical.
 * @param today the build date
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (site: Record<"url" | "email" | "language", string>, today: Date): string => {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_AHEAD, 1));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language.split("-")[0] ?? site.language}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
};
