/** Chromium with one typeface of the system, so that no layout depends on what a machine has installed. */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../scripts/lib/chromium";

/** The typefaces that stand in until the site's own arrive, and their fontconfig files. */
const FONTCONFIG = {
  "Liberation Sans": "liberation-sans.conf",
  Roboto: "roboto.conf",
  "DejaVu Sans": "dejavu-sans.conf",
} as const;

/** A typeface that the tests install: scripts/lib/install.mjs. */
export type SystemTypeface = keyof typeof FONTCONFIG;

/** Every typeface of a system that layout shift is measured with. */
export const SYSTEM_TYPEFACES = Object.keys(FONTCONFIG) as SystemTypeface[];

/** Starts Chromium with this typeface alone; macOS and Windows have no fontconfig, and show their own. */
export const launchTestChromium = (typeface: SystemTypeface = "Liberation Sans"): Promise<Browser> =>
  launchChromium({ ...process.env, FONTCONFIG_FILE: join(__dirname, "fontconfig", FONTCONFIG[typeface]) });
