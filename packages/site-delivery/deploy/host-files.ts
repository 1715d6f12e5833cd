/** Configuration files for hosts. */
import { nginxRules } from "../hosting/nginx";
import { hostingRules, isGrouped, type HostingRules, type SiteToHost } from "../hosting/rules";
import { securityTxt } from "../hosting/security-txt";
import { headersFile, netlifyToml } from "../hosting/static-hosts";
import { RELEASE_FILE } from "content-kit/release-file";
import { SECURITY_TXT } from "../paths";
import { pageAddress } from "./public-files";

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
