/** Configuration files for hosts. */
import { nginxRules } from "../hosting/nginx";
import { hostingRules, isGrouped, type HostingRules, type SiteToHost } from "../hosting/rules";
import { headersFile, netlifyToml } from "../hosting/static-hosts";
import { RELEASE_FILE } from "content-kit/release-file";
import { pageAddress } from "./public-files";

/** Contact for vulnerability reports. */
const SECURITY_TXT = "/.well-known/security.txt";

/** Months until expiry: under a year, as the RFC recommends. */
const MONTHS_AHEAD = 11;

/**
 * The text of security.txt. Expires on the first of a month, so that
 * builds of one month are identical.
 * @param today the build date
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export const securityTxt = (site: Record<"url" | "email" | "language", string>, today: Date): string => {
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + MONTHS_AHEAD, 1));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.language.split("-")[0] ?? site.language}`,
    `Canonical: ${site.url}${SECURITY_TXT}`,
    "",
  ].join("\n");
};

/** Paths outside the rules' groups, by first segment: `/about`, and `/services/*` for a folder. */
const pathsOutsideGroups = (paths: readonly string[], rules: HostingRules): string[] => {
  const outside = paths.filter((path) => !isGrouped(rules, path));
  return [...new Set(outside.map((path) => path.replace(/^(\/[^/]+\/).+/, "$1*")))].sort();
};

/**
 * Texts by file name: in the site's folder, and next to it.
 * @param files the names of all delivered files
 */
export const hostFiles = (site: SiteToHost, files: readonly string[], today: Date) => {
  const rules = hostingRules(site);
  const paths = files.map((file) => pageAddress(file) ?? `/${file.replace(/\.html$/, "")}`);
  return {
    site: {
      _headers: headersFile(rules, pathsOutsideGroups([...paths, SECURITY_TXT, RELEASE_FILE], rules)),
      // Cloudflare compresses itself, and limits the number of files.
      ".assetsignore": "*.br\n*.gz\n",
      [SECURITY_TXT.slice(1)]: securityTxt(site, today),
      ...(site.commit === null ? {} : { [RELEASE_FILE.slice(1)]: `${JSON.stringify({ commit: site.commit })}\n` }),
    },
    beside: {
      "nginx.conf": nginxRules(rules),
      "netlify.toml": netlifyToml(rules),
      "rules.json": `${JSON.stringify(rules, null, 1)}\n`,
    },
  };
};
