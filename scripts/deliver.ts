/** `npm run deliver`: the second half of `npm run build`, which packages Gatsby's output for hosts. */
import { formatDelivery, packageSite } from "../src/deploy/package-site";

const DELIVERY = "delivery";

packageSite("public", DELIVERY, new Date()).then(
  (delivery) => console.log(formatDelivery(delivery, DELIVERY)),
  (error: Error) => {
    console.error(`Packaging failed: ${error.message}`);
    process.exit(1);
  },
);
