/** `npm run deploy -- --to FOLDER`: deploys delivery/ to a folder that a web server serves; see docs/hosting.md. */
import { parseArgs } from "node:util";
import { deploy, rollBack } from "../src/deploy/deploy";
import { submitChanges } from "../src/deploy/indexnow";
import { currentRelease, releaseFolder } from "../src/deploy/releases";

const USAGE = `npm run deploy -- --to FOLDER                 puts delivery/ online in FOLDER/current
npm run deploy -- --to FOLDER --fewer-pages   although more than a tenth of the pages are gone
npm run deploy -- --to FOLDER --no-ping       without telling search engines what has changed (IndexNow)
npm run deploy -- --to FOLDER --back          puts the release before online again`;

const options = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  "fewer-pages": { type: "boolean", default: false },
  "no-ping": { type: "boolean", default: false },
} as const;

const run = async (): Promise<void> => {
  const { to, back, "fewer-pages": fewerPages, "no-ping": noPing } = parseArgs({ options }).values;
  if (!to) throw new Error(`--to is missing.\n${USAGE}`);
  const before = currentRelease(to);
  const release = back ? rollBack(to) : deploy({ delivery: "delivery", to, fewerPages });
  console.log(
    `${to}/current is ${release} now. Where nginx.conf has changed, reload nginx: nginx -t && nginx -s reload`,
  );
  if (noPing) return;
  const earlier = before === null ? null : releaseFolder(to, before);
  const told = await submitChanges(releaseFolder(to, release), earlier, process.env["INDEXNOW_ENDPOINT"]);
  if (told !== undefined) console.log(told);
};

run().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
