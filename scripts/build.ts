/** `npm run build`: builds the site with Gatsby and packages it for hosts, one build at a time. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock, type Lock } from "content-kit/lib/lock";
import { packageSite } from "site-delivery";
import { readHostedSite } from "../src/site/hosted-site";
import { contentDir } from "content-kit/read";
import { walkDir } from "content-kit/lib/walk-dir";
import { CONTENT_ERRORS } from "../src/gatsby/stop-on-errors";
import { clearInterrupted, isComplete, LOCK, markComplete, markIncomplete } from "./lib/build-cache";
import { ContentCheck, isValid } from "./lib/content-check";
import { GATSBY, gatsbyEnvironment, withProgress } from "./lib/gatsby-env";
import { checkFolder } from "./lib/project-folder";

const OUTPUT = "public";
const DELIVERY = "delivery";
/** Retries while content files keep changing. */
const MAX_BUILDS = 3;

/** A digest of all content files. */
const contentDigest = (): string => {
  const folder = contentDir();
  const hash = createHash("sha256");
  if (existsSync(folder))
    for (const file of walkDir(folder)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest("hex");
};

const NOT_BUILT = "The site was not built. The last delivery is unchanged.";

/** @throws if the content has errors, or Gatsby fails; why has then been printed */
const runGatsby = async (lock: Lock): Promise<void> => {
  // Its memory is not kept: Gatsby needs it.
  if (!isValid(new ContentCheck().run())) throw new Error(NOT_BUILT);
  clearInterrupted();
  const wasComplete = isComplete();
  markIncomplete();
  const gatsby = spawn(process.execPath, [GATSBY, "build"], {
    stdio: "inherit",
    env: gatsbyEnvironment(withProgress()),
  });
  const exit = once(gatsby, "exit") as Promise<[number | null]>;
  lock.share(gatsby.pid);
  const [status] = await exit;
  if (status === 0 || (status === CONTENT_ERRORS && wasComplete)) markComplete();
  if (status !== 0) throw new Error(NOT_BUILT);
};

/** Builds again if content changed meanwhile, so that no build mixes two versions. */
const buildUntilStable = async (lock: Lock): Promise<void> => {
  for (let builds = 1; builds <= MAX_BUILDS; builds += 1) {
    const before = contentDigest();
    await runGatsby(lock);
    if (before === contentDigest()) return;
    console.log("The content was changed during the build.");
  }
  throw new Error(
    `The content was changed during each of ${MAX_BUILDS} builds. Fix: build again when nobody is saving.`,
  );
};

const build = async (): Promise<void> => {
  checkFolder();
  const lock = takeLock(LOCK);
  try {
    await buildUntilStable(lock);
    console.log(await packageSite(OUTPUT, DELIVERY, readHostedSite(OUTPUT)));
  } finally {
    lock.release();
  }
};

build().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
