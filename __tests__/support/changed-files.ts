import type { Manifest } from "site-delivery/deploy/manifest";

type Files = Manifest["files"];

/** Files that differ between two deliveries. */
export const changedFiles = (files: Files, others: Files): string[] =>
  [...new Set([...Object.keys(others), ...Object.keys(files)])].filter(
    (name) => others[name]?.sha256 !== files[name]?.sha256,
  );
