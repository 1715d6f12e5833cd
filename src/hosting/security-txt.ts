/** /.well-known/security.txt: the contact for vulnerability reports. */

interface SecurityContact {
  /** The origin of the site. */
  url: string;
  email: string;
  /** A language tag, such as `en-US`. */
  language: string;
}

/** Months until expiry: under a year, as the RFC recommends. */
const MONTHS_AHEAD = 11;

/**
 * The file's text. Expires on the first of a month, so that builds of one month are identical.
 * @param today the build date
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = ({ url, email, language }: SecurityContact, today: Date): string => {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_AHEAD, 1));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${language.split("-")[0] ?? language}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
};
