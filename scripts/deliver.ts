/** `npm run deliver`: the second half of `npm run build`, which packages Gatsby's output for hosts. */
import { packageSite } from "site-delivery";
import { readHostedSite } from "../src/site/hosted-site";

const OUTPUT = "public";
const DELIVERY = "delivery";

const deliver = async (): Promise<void> => console.log(await packageSite(OUTPUT, DELIVERY, readHostedSite(OUTPUT)));

deliver().catch((error: Error) => {
  console.error(`Packaging failed: ${error.message}`);
  process.exit(1);
});
