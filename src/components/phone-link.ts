/** What a telephone link dials: the digits, with the plus of the country, and without the (0) that is not dialled behind it. */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replace(/^(\s*\+.*?)\(0\)/, "$1").replace(/[^\d+]/g, "")}`;
