/** The mailto: URL of a letter that is begun (RFC 6068). */
export const mailLink = (to: string, subject: string, text: string): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, "\r\n"))}`;
