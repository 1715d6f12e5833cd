/** Paths of the files that a delivery adds to a site. */

/** Contact for vulnerability reports (RFC 9116). */
export const SECURITY_TXT = "/.well-known/security.txt";

/** Files in the delivery that configure hosts, and are not served. */
export const HOST_FILES = ["/_headers", "/.assetsignore"] as const;
