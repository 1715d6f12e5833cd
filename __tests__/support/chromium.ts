/** Chromium with a single system font, so that layouts do not depend on the machine. */
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../scripts/lib/chromium";

/** Fallback fonts of the site, with their fontconfig files. */
const FONTCONFIG = {
  "Liberation Sans": "liberation-sans.conf",
  Roboto: "roboto.conf",
  "DejaVu Sans": "dejavu-sans.conf",
} as const;

/** A font that scripts/lib/install.mjs installs. */
export type SystemTypeface = keyof typeof FONTCONFIG;

/** System fonts for layout shift tests. */
export const SYSTEM_TYPEFACES = Object.keys(FONTCONFIG) as SystemTypeface[];

/**
 * Starts Chromium with this system font only; macOS and Windows have no fontconfig, and use their own.
 * @param hosts addresses on this machine that stand in for other hosts
 */
export const launchTestChromium = (
  typeface: SystemTypeface = "Liberation Sans",
  hosts?: Readonly<Record<string, string>>,
): Promise<Browser> =>
  launchChromium({ ...process.env, FONTCONFIG_FILE: join(__dirname, "fontconfig", FONTCONFIG[typeface]) }, hosts);
