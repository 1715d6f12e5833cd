/** The tel: URL of a number: digits with the country's plus, without a (0). */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, "$1").replace(/[^\d+]/g, "")}`;
