/** What every page shows around its content: facts of the agency, navigation, labels. Written by src/build/shell-file.ts. */
import shell from "@shell";

export const site = shell.siteSettings;
export const labels = shell.labels;
export const navigation = shell.navigation;
