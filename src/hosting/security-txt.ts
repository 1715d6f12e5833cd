/** Where somebody who found a hole can tell it: /.well-known/security.txt. */

interface SecurityContact {
  /** The origin of the site. */
  url: string;
  email: string;
  /** A language tag, such as `en-US`. */
  language: string;
}

/** Months that the file is good for: less than a year, as its rules ask, and long enough for a site that rests a while. */
const MONTHS_AHEAD = 11;

/**
 * The file's text. It expires on the first day of a month, so that builds of one month give one file.
 * @param today when the site is built
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
