/** Files in the delivery that configure hosts, and are not served. */
export const HOST_FILES = ["/_headers", "/.assetsignore"] as const;
