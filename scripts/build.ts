/**
 * `npm run build`: Gatsby's build and the delivery, one at a time, from a cache that can be trusted and from content that
 * stood still meanwhile.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { contentDir } from "../src/gatsby/content/content-dir";
import type * as Delivering from "../src/deploy/package-site";
import { takeLock } from "../src/deploy/lock";
import { breakSeal, checksumOfFolders, isSealed, seal, sealAgain } from "../src/deploy/seal";
import { GATSBY, gatsbyEnvironment, withProgress } from "./lib/gatsby-env";

const CACHE = ".cache";
const OUTPUT = "public";
const DELIVERY = "delivery";
/** Beside the cache, which a build may remove. */
const LOCK = ".build.lock";
/** An editor who saves during the build is waited for, but not for ever. */
const MOST_BUILDS = 3;

/** Gatsby remembers in its cache what lies in its output: one is nothing without the other. */
const forgetBuilds = (): void => {
  for (const folder of [CACHE, OUTPUT]) rmSync(folder, { recursive: true, force: true });
};

/**
 * @param meanwhile what there is time for while Gatsby works
 * @returns the code that Gatsby ended with
 */
const runGatsby = async (meanwhile: () => unknown): Promise<number> => {
  const gatsby = spawn(process.execPath, [GATSBY, "build"], {
    stdio: "inherit",
    env: gatsbyEnvironment(withProgress()),
  });
  const ended = once(gatsby, "exit") as Promise<[number | null]>;
  try {
    meanwhile();
  } finally {
    // Whatever comes of that, Gatsby is not left alone.
    await ended;
  }
  const [code] = await ended;
  return code ?? 1;
};

/** @throws where the site cannot be built; Gatsby has then told why. */
const buildOnce = async (meanwhile: () => unknown): Promise<void> => {
  if (!isSealed(CACHE)) {
    if (existsSync(CACHE))
      console.log("The cache is not as a finished build left it: it is removed, and everything is built anew.");
    forgetBuilds();
  }
  const sealBefore = breakSeal(CACHE);
  if ((await runGatsby(meanwhile)) !== 0) {
    // Where the content has problems, Gatsby has not begun, and the cache is as good as it was.
    sealAgain(CACHE, sealBefore);
    throw new Error("The site was not built; what was delivered before is as it was.");
  }
  seal(CACHE);
};

/** Builds again where a content file changed meanwhile, so that no page shows the half of a change. */
const buildFromStillContent = async (meanwhile: () => unknown): Promise<void> => {
  for (let builds = 1; builds <= MOST_BUILDS; builds += 1) {
    const before = checksumOfFolders([contentDir()]);
    await buildOnce(meanwhile);
    if (before === checksumOfFolders([contentDir()])) return;
    console.log("The content was changed during the build.");
  }
  throw new Error(`The content was changed during each of ${MOST_BUILDS} builds: build again when it rests.`);
};

/**
 * The delivery's code is read while Gatsby works, too, as it brings the whole content model along: by `require`, as this script is
 * itself. An `import` would not find TypeScript.
 */
const prepare = () => {
  const delivering = createRequire(__filename)("../src/deploy/package-site") as typeof Delivering;
  return { ...delivering, prepared: delivering.prepareDelivery(DELIVERY) };
};

const build = async (): Promise<void> => {
  const unlock = takeLock(LOCK, "build");
  try {
    let preparation: ReturnType<typeof prepare> | undefined;
    await buildFromStillContent(() => (preparation ??= prepare()));
    const { deliver, inWords, prepared } = preparation ?? prepare();
    console.log(inWords(await deliver(OUTPUT, DELIVERY, new Date(), prepared), DELIVERY));
  } finally {
    unlock();
  }
};

build().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
