/** The committed files that are made from the content model, or from other files of the tree. */
import { referencePage } from "../src/content-model/reference-page";
import { exploringDataPage } from "./exploring-data-page";

export interface GeneratedFile {
  /** The path from the root of the tree. */
  path: string;
  text: string;
}

export const generatedFiles = (): GeneratedFile[] => [
  { path: "docs/content-reference.md", text: referencePage() },
  { path: "docs/exploring-data.md", text: exploringDataPage() },
];
