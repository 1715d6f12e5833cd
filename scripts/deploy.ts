/** `npm run deploy -- --to FOLDER`: deploys delivery/ to a folder that a web server serves; see docs/hosting.md. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { deploy, FailedCheckError, rollBack, type Switched } from "../src/deploy/deploy";
import { submitChanges } from "../src/deploy/indexnow";
import { reloadNginx } from "../src/deploy/reload-nginx";
import { listReleases } from "../src/deploy/release-list";
import { releaseFolder } from "../src/deploy/releases";
import { deployFolder } from "../src/deploy/site-facts";

const DELIVERY = "delivery";

const USAGE = `Usage: npm run deploy -- --to FOLDER [options]

Puts delivery/, the output of "npm run build", online in FOLDER/current.

  --to FOLDER       the folder that the web server serves; without it, "deployTo" of content/site.yaml
  --list            lists the releases, and changes nothing
  --back [RELEASE]  puts a release online again: the one before, or the one named, such as 0007
  --url URL         checks the live site there, not at "url" of site.yaml
  --reload          then reloads nginx, with sudo where it has to
  --no-check        does not check the live site after the switch
  --fewer-pages     deploys although more than a tenth of the pages are gone
  --no-ping         does not report changed pages to search engines (IndexNow)
  --help            prints this

Exit codes: 0 done, or nothing to do; 1 refused or failed, and the live site is unchanged;
2 wrong options; 3 the live site failed its check, and the release before is online again;
4 online, but nginx could not be reloaded.`;

const EXIT = { refused: 1, usage: 2, failedCheck: 3, notReloaded: 4 } as const;

const OPTIONS = {
  to: { type: "string" },
  back: { type: "boolean", default: false },
  list: { type: "boolean", default: false },
  url: { type: "string" },
  reload: { type: "boolean", default: false },
  "no-check": { type: "boolean", default: false },
  "fewer-pages": { type: "boolean", default: false },
  "no-ping": { type: "boolean", default: false },
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
const checkOptions = ({ to, back, list, url }: Options, names: readonly string[]): void => {
  if (!to) throw new UsageError("--to is missing.");
  if (back && list) throw new UsageError("--back and --list cannot be combined.");
  const [unknown] = back ? names.slice(1) : names;
  if (unknown !== undefined) throw new UsageError(`"${unknown}" belongs to no option.`);
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new UsageError(`--url ${url} is not an address such as https://www.example.com.`);
};

const switchRelease = (to: string, options: Options, named: string | undefined): Promise<Switched> =>
  options.back
    ? rollBack(to, named)
    : deploy({
        delivery: DELIVERY,
        to,
        fewerPages: options["fewer-pages"],
        check: !options["no-check"],
        url: options.url,
        report: console.log,
      });

/** True if nginx has other rules to read than in the release before. */
const hasNewRules = (to: string, release: string, before: string | null): boolean => {
  const [now, then] = [release, before].map((name) => name && join(releaseFolder(to, name), "nginx.conf"));
  return !now || !then || !existsSync(then) || !readFileSync(now).equals(readFileSync(then));
};

/** nginx reads its configuration only when it is reloaded. */
const reload = (isReloaded: boolean, isNew: boolean): void => {
  const failure = isReloaded ? reloadNginx() : undefined;
  if (isReloaded && failure === undefined) return console.log("nginx was reloaded.");
  if (!isNew) return;
  if (failure === undefined) return console.log("nginx.conf has changed, so reload nginx: nginx -t && nginx -s reload");
  console.error(
    `The site is online, but nginx could not be reloaded, so it still has the old redirects and headers: ${failure}\n` +
      "Fix: reload it once (nginx -s reload), and let this user do it, as docs/hosting.md says.",
  );
  process.exitCode = EXIT.notReloaded;
};

const run = async (): Promise<void> => {
  const { values: options, positionals } = readOptions();
  if (options.help) return console.log(USAGE);
  options.to ??= deployFolder();
  checkOptions(options, positionals);
  const to = options.to ?? "";
  if (options.list) return console.log(listReleases(to));
  const { release, before, changes } = await switchRelease(to, options, positionals[0]);
  if (release === before) {
    console.log(`Nothing to do: ${options.back ? "" : "the delivery is the same, and "}${release} is online.`);
    // An earlier reload may have failed.
    return reload(options.reload, options.reload);
  }
  console.log(`${to}/current is ${release} now.`);
  reload(options.reload, hasNewRules(to, release, before));
  if (options["no-ping"] || changes === null) return;
  const earlier = before === null ? null : releaseFolder(to, before);
  const told = await submitChanges(releaseFolder(to, release), earlier, changes, process.env["INDEXNOW_ENDPOINT"]);
  if (told !== undefined) console.log(told);
};

run().catch((error: unknown) => {
  const { message } = error as Error;
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode =
    error instanceof UsageError ? EXIT.usage : error instanceof FailedCheckError ? EXIT.failedCheck : EXIT.refused;
});
