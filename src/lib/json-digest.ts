import { createHash } from "node:crypto";

/** Stands for a value: the same for what has the same keys in the same order. SHA-256 of its JSON, in hexadecimal digits. */
export const jsonDigest = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");
