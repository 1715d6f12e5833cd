/** `npm run deploy -- --to FOLDER`: deploys delivery/ to a folder that a web server serves; see docs/hosting.md. */
import { parseArgs } from "node:util";
import { deploy, rollBack } from "../src/deploy/deploy";

const USAGE = `npm run deploy -- --to FOLDER                 puts delivery/ online in FOLDER/current
npm run deploy -- --to FOLDER --fewer-pages   although more than a tenth of the pages are gone
npm run deploy -- --to FOLDER --back          puts the release before online again`;

const options = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  "fewer-pages": { type: "boolean", default: false },
} as const;

const run = (): string => {
  const { to, back, "fewer-pages": fewerPages } = parseArgs({ options }).values;
  if (!to) throw new Error(`--to is missing.\n${USAGE}`);
  const release = back ? rollBack(to) : deploy({ delivery: "delivery", to, fewerPages });
  return `${to}/current is ${release} now. Where nginx.conf has changed, reload nginx: nginx -t && nginx -s reload`;
};

try {
  console.log(run());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
