/** `npm run deliver`, the second half of `npm run build`: lays out what Gatsby built as the folder that hosts serve. */
import { deliver } from "../src/build/delivery/deliver";

deliver("public", "delivery", new Date()).then(
  ({ pages, files, written }) =>
    console.log(`delivery/site: ${pages} pages, ${files} files; ${written} of them new or changed.`),
  (error: Error) => {
    console.error(`The delivery could not be made: ${error.message}`);
    process.exit(1);
  },
);
