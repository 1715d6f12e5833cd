/** `npm run deliver`, the second half of `npm run build`: lays out what Gatsby built as the folder that hosts serve. */
import { formatDelivery, packageSite } from "../src/deploy/package-site";

const DELIVERY = "delivery";

packageSite("public", DELIVERY, new Date()).then(
  (delivery) => console.log(formatDelivery(delivery, DELIVERY)),
  (error: Error) => {
    console.error(`The delivery could not be made: ${error.message}`);
    process.exit(1);
  },
);
