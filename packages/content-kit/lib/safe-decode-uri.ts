/** URLs with percent-encoding. */

/** Decodes a URL; `undefined` if its percent-encoding is invalid. */
export const safeDecodeUri = (address: string): string | undefined => {
  try {
    return decodeURI(address.replace(/%(?![\da-f]{2})/gi, "%25"));
  } catch {
    return undefined;
  }
};
