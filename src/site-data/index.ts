/** Site-wide facts, navigation and labels, written by src/gatsby/outputs/site-data.ts. */
import siteData from "@site-data";

export const site = siteData.siteSettings;
/** The style of the decorative line. */
export const lineStyle = site.line === "plain" ? "plain" : "pulse";
export const labels = siteData.labels;
export const navigation = siteData.navigation;
/** From which width of the header its parts fit. */
export const headerFit = siteData.headerFit;
export const buildYear = siteData.buildYear;
