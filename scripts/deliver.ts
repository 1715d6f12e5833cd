/** `npm run deliver`, the second half of `npm run build`: lays out what Gatsby built as the folder that hosts serve. */
import { deliver, inWords } from "../src/deploy/package-site";

const DELIVERY = "delivery";

deliver("public", DELIVERY, new Date()).then(
  (delivery) => console.log(inWords(delivery, DELIVERY)),
  (error: Error) => {
    console.error(`The delivery could not be made: ${error.message}`);
    process.exit(1);
  },
);
