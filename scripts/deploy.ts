/** `npm run deploy -- --to FOLDER`: deploys delivery/ to a folder that a web server serves; see docs/hosting.md. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { deploy, FailedCheckError, listReleases, rollBack } from "site-delivery";
import { contentDir, folderName } from "content-kit/read";

const DELIVERY = "delivery";

const USAGE = `Usage: npm run deploy -- --to FOLDER [options]

Puts delivery/, the output of "npm run build", online in FOLDER/current.

  --to FOLDER       the folder that the web server serves; without it, "deployTo" of content/site.yaml
  --list            lists the releases, and changes nothing
  --back [RELEASE]  puts a release online again: the one before, or the one named, such as 0007
  --url URL         checks the live site there, not at "url" of site.yaml
  --reload          tests and reloads nginx, with sudo where it has to
  --no-check        does not check the live site after the switch, as before nginx is set up
  --help            prints this

Exit codes: 0 done, or nothing to do; 1 refused or failed, and the live site is unchanged;
2 wrong options; 3 the live site failed its check, and the release before, if any, is online again;
4 online, but nginx could not be reloaded.`;

const EXIT = { refused: 1, usage: 2, failedCheck: 3, notReloaded: 4 } as const;

const OPTIONS = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
  url: { type: "string" },
  reload: { type: "boolean", default: false },
  "no-check": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** Wrong options; the message says which. */
class UsageError extends Error {}

const readOptions = () => {
  // A name after an equals sign would be a value, which an option without a name cannot have.
  const args = process.argv.slice(2).flatMap((arg) => (arg.startsWith("--back=") ? arg.split(/=(.*)/s, 2) : [arg]));
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
};

type Options = ReturnType<typeof readOptions>["values"];

/** @throws UsageError */
const checkOptions = ({ back, list, url }: Options, names: readonly string[]): void => {
  if (back && list) throw new UsageError("--back and --list cannot be combined.");
  const [unknown] = back ? names.slice(1) : names;
  if (unknown !== undefined) throw new UsageError(`"${unknown}" belongs to no option.`);
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new UsageError(`--url ${url} is not a URL such as https://www.example.com.`);
};

/** The folder that the settings name. Where the delivery was built elsewhere, there are none. */
const deployFolder = (): string | undefined => {
  const file = join(contentDir(), "site.yaml");
  if (!existsSync(file)) return undefined;
  try {
    const settings = parse(readFileSync(file, "utf8")) as { deployTo?: unknown } | null;
    return typeof settings?.deployTo === "string" ? settings.deployTo : undefined;
  } catch (error) {
    throw new Error(`${folderName(file)} cannot be read: ${(error as Error).message}Fix: correct it, or add --to.`);
  }
};

const run = async (): Promise<void> => {
  const { values: options, positionals } = readOptions();
  if (options.help) return console.log(USAGE);
  checkOptions(options, positionals);
  const to = options.to ?? deployFolder();
  if (!to) throw new UsageError("--to is missing.");
  if (options.list) return console.log(listReleases(to));
  const { back, reload, url } = options;
  const common = { reload, report: console.log };
  const { release, before, notReloaded } = back
    ? await rollBack(to, positionals[0], common)
    : await deploy({ ...common, to, delivery: DELIVERY, check: !options["no-check"], url });
  console.log(release === before ? `Nothing to do: ${release} is online.` : `${to}/current is ${release} now.`);
  if (notReloaded === undefined) return;
  console.error(
    `The site is online, but nginx could not be reloaded, so it still has the old redirects and headers: ${notReloaded}\n` +
      "Fix: reload it once (nginx -s reload), and let this user do it, as docs/hosting.md says.",
  );
  process.exitCode = EXIT.notReloaded;
};

run().catch((error: unknown) => {
  const { message } = error as Error;
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode =
    error instanceof UsageError ? EXIT.usage : error instanceof FailedCheckError ? EXIT.failedCheck : EXIT.refused;
});
