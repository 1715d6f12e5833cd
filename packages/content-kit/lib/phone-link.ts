/** The tel: URL of a number (RFC 3966): digits with the country's plus, without a (0), and the extension by itself. */
export const phoneLink = (phone: string): string => {
  const [number = "", extension] = phone.split(/\p{L}[\p{L}.]*/u);
  const digits = number.replace(/^(\s*\+.*?)\(0\)/, "$1").replace(/[^\d+]/g, "");
  return `tel:${digits}${extension === undefined ? "" : `;ext=${extension.replace(/\D/g, "")}`}`;
};
