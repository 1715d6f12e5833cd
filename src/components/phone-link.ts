/** What a telephone link dials: the digits, with the plus of the country. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, "")}`;
