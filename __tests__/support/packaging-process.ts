/** Packages in a child process that can be killed: `OUTPUT DELIVERY`. */
import { packageSite } from "site-delivery/deploy/package-site";
import { readHostedSite } from "../../src/site/hosted-site";

const [output = "", delivery = ""] = process.argv.slice(2);

process.stdout.write("begun\n");
packageSite(output, delivery, readHostedSite(output), new Date("2026-06-15T12:00:00Z")).then(
  () => console.log("done"),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
