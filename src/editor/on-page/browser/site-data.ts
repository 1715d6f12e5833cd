/** What every page shows around its content, with its texts marked; in place of `@site-data` while developing. */
import siteData from "@site-data-file";
import { markSiteData } from "./load-places";

export default markSiteData(siteData);
