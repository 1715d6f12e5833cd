import { createHash } from "node:crypto";

/** SHA-256 of some bytes, in hexadecimal digits. */
export const checksum = (bytes: Uint8Array | string): string => createHash("sha256").update(bytes).digest("hex");

/** SHA-256 of a value's JSON: the same for values whose keys are in the same order. */
export const jsonDigest = (value: unknown): string => checksum(JSON.stringify(value));
