/** Addresses as they are written in texts, with signs in percent form. */

/** What an address says without percent forms; `undefined` where a percent sign stands for nothing that could be read. */
export const safeDecodeUri = (address: string): string | undefined => {
  try {
    return decodeURI(address.replace(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    return undefined;
  }
};
