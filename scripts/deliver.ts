/** `npm run deliver`: the second half of `npm run build`, which packages Gatsby's output for hosts. */
import { formatDelivery, packageSite } from "../src/deploy/package-site";
import { readHostedSite } from "../src/site/hosted-site";

const OUTPUT = "public";
const DELIVERY = "delivery";

const deliver = async (): Promise<void> =>
  console.log(formatDelivery(await packageSite(OUTPUT, DELIVERY, readHostedSite(OUTPUT)), DELIVERY));

deliver().catch((error: Error) => {
  console.error(`Packaging failed: ${error.message}`);
  process.exit(1);
});
