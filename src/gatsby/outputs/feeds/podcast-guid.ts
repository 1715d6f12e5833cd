/** The permanent id of a podcast, independent of its feed URL. */
import { createHash } from "node:crypto";

/**
 * UUID namespace of podcasts. @see https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/guid.md
 */
const PODCASTS = "ead4c236-bf58-58c6-a2c6-a6b28d128cb6";

/** UUID version 5, from a name. @see https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-5 */
const uuid5 = (namespace: string, name: string): string => {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/** Derived from the feed URL without scheme and trailing slashes, as the specification requires. */
export const podcastGuid = (feedUrl: string): string =>
  uuid5(PODCASTS, feedUrl.replace(/^[a-z][a-z\d+.-]*:\/\//i, "").replace(/\/+$/, ""));
