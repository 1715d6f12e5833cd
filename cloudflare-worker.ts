/** The Worker on Cloudflare: wrangler.jsonc names this file. */
import { worker } from "site-delivery/hosting/cloudflare-worker";
import { notFoundFiles, notFoundRules, REDIRECTS_FILE } from "./src/routes";

export default worker({
  notFound: notFoundRules,
  notFoundFile: notFoundFiles.page,
  redirectsFile: REDIRECTS_FILE,
});
