import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal. */
export const checksum = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** SHA-256 of a value's JSON; depends on the order of keys. */
export const jsonDigest = (value: unknown): string => checksum(JSON.stringify(value));
