/** The committed files that are made from the content model. */
import { referencePage } from "../src/content-model/reference-page";

export interface GeneratedFile {
  /** The path from the root of the tree. */
  path: string;
  text: string;
}

export const generatedFiles = (): GeneratedFile[] => [{ path: "docs/content-reference.md", text: referencePage() }];
