/** A checked content folder, with the pages that its entries make. */
import type { CheckResult } from "content-kit";
import type { FolderContent } from "content-kit/read";
import type { SitePage } from "./site-pages";

/** What the site derives from its entries. */
export interface SiteFacts {
  /** Today in the site's time zone. */
  today: string;
  timeZone: string;
  /** Every page of the entries, including unpublished ones. */
  pages: SitePage[];
}

export type FolderCheck = CheckResult & SiteFacts;

export type Content = FolderContent<SiteFacts>;
