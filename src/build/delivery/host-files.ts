/** The files that tell hosts how to serve the site. */
import { nginxRules } from "../../hosting/nginx";
import { hostingRules, type HostedSite } from "../../hosting/rules";
import { securityTxt } from "../../hosting/security-txt";
import { headersFile, redirectsFile } from "../../hosting/static-hosts";

/** What the rules depend on, and whom to tell about holes. */
export interface SiteToHost extends HostedSite {
  url: string;
  email: string;
  language: string;
}

/** The folders and files that pages begin with: `/about`, and `/services/*` where there are pages below. */
const placesOf = (pages: readonly string[]): string[] => {
  const places = pages.flatMap((path) => {
    const [first = "", ...below] = path.slice(1).split("/");
    return below.length > 0 ? [`/${first}/*`] : [`/${first}`];
  });
  return [...new Set([...places, "/404", "/page-data/*"])].sort();
};

/** Texts by file name: in the folder of the site, and beside it. */
export const hostFiles = (
  site: SiteToHost,
  pages: readonly string[],
  today: Date,
): Record<"site" | "beside", Record<string, string>> => {
  const rules = hostingRules(site);
  return {
    site: {
      _headers: headersFile(rules, placesOf(pages)),
      _redirects: redirectsFile(rules, pages),
      // Cloudflare compresses by itself, and counts the files that it is given.
      ".assetsignore": "*.br\n*.gz\n",
      ".well-known/security.txt": securityTxt(site, today),
    },
    beside: { "nginx.conf": nginxRules(rules), "rules.json": `${JSON.stringify(rules, null, 1)}\n` },
  };
};
