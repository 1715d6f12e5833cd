/** What every page shows around its content: facts of the agency, navigation, labels. Written by src/gatsby/outputs/site-data.ts. */
import shell from "@site-data";

export const site = shell.siteSettings;
export const labels = shell.labels;
export const navigation = shell.navigation;
