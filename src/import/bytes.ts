/** Bytes of other systems as text, in the encoding that they declare. */
import iconv from "iconv-lite";

/** Byte-order marks, which are stronger than any declaration. */
const MARKS: readonly [name: string, bytes: readonly number[]][] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

const markOf = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

/** UTF-16 without a mark shows by the zero next to the first sign. */
const byZeros = (bytes: Uint8Array): string | undefined =>
  bytes[0] === 0x3c && bytes[1] === 0 ? "utf-16le" : bytes[0] === 0 && bytes[1] === 0x3c ? "utf-16be" : undefined;

const HEAD = 400;

/** What an XML declaration, or a page's `meta`, names. */
const declared = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString("latin1");
  return (
    /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ??
    /<meta[^>]*\bcharset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1]
  );
};

/** The encoding of an HTTP header such as `text/xml; charset=ISO-8859-1`. */
export const charsetOf = (contentType: string | null | undefined): string | undefined =>
  /\bcharset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? "")?.[1];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/** As browsers do, Latin-1 is Windows-1252, which has more signs. */
const known = (name: string): string =>
  /^(?:iso-?8859-1|latin-?1|us-ascii|ascii)$/i.test(name) ? "windows-1252" : name;

/**
 * The text of bytes.
 * @param charset what came with them over HTTP, which is stronger than what they say themselves (RFC 7303)
 * @throws for an encoding that nobody knows
 */
export const decodeBytes = (bytes: Uint8Array, charset?: string): string => {
  const own = markOf(bytes) ?? charset ?? byZeros(bytes) ?? declared(bytes);
  const name = known(own ?? (isUtf8(bytes) ? "utf-8" : "windows-1252"));
  const isKnown: boolean = iconv.encodingExists(name);
  if (!isKnown) throw new Error(`The file is in the encoding ${name}, which is not known.`);
  return iconv.decode(Buffer.from(bytes), name);
};
