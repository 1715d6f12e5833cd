/** A checked content folder, with the pages that its entries make. */
import type { CheckResult } from "../../content-model/checks/entry";
import type { SitePage } from "./site-pages";

export interface FolderCheck extends CheckResult {
  /** Today in the site's time zone. */
  today: string;
  timeZone: string;
  /** Every page of the entries, including unpublished ones. */
  pages: SitePage[];
}

export interface Content extends FolderCheck {
  folder: string;
}
