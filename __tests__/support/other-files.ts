import type { Manifest } from "../../src/deploy/manifest";

type Files = Manifest["files"];

/** What one delivery has otherwise than another; nothing where they are the same byte for byte. */
export const otherFiles = (files: Files, others: Files): string[] =>
  [...new Set([...Object.keys(others), ...Object.keys(files)])].filter(
    (name) => others[name]?.sha256 !== files[name]?.sha256,
  );
