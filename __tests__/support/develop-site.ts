/** Runs `gatsby develop` or `npm run edit` over a content folder, in a copy of the code. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { copyCode } from "./copy-site";
import { developEnvironment, GATSBY } from "../../scripts/lib/gatsby-env";
import { freePort } from "./free-port";

/** Timeout for the first start on a slow machine, in milliseconds. */
export const DEVELOP_START = 240_000;

export interface DevelopedSite {
  url: string;
  /** The output so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface Options {
  /** Folder for the copy of the code; its cache is kept between starts. */
  root: string;
  env?: Readonly<Record<string, string>>;
  /** False for tests that only query data: they need not wait until webpack is done. */
  hasPages?: boolean;
  /** The npm command; without it, only Gatsby is started. */
  command?: "edit" | "develop";
}

const answers = async (url: string): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/___graphql`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Starts `gatsby develop` on a free port, and waits until it responds.
 * @param content absolute path of the content folder to watch
 * @throws with its output if it does not start
 */
export const developSite = async (
  content: string,
  { root, env = {}, hasPages = true, command }: Options,
): Promise<DevelopedSite> => {
  copyCode(root);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, ...environment } = process.env;
  const place = ["--host", "localhost", "--port", String(port)];
  const [program, args] = command
    ? ["npm", ["run", command, "--", ...place]]
    : [process.execPath, [GATSBY, "develop", ...place]];
  const child = spawn(program, args, {
    cwd: resolve(root),
    env: {
      ...developEnvironment(environment),
      CI: "1",
      GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "1", // As for an editor: a query runs when its page is requested.
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "development",
      SITE_CONTENT: content,
      ...env,
    },
    // Its own process group, so that its children are killed with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const listen = (part: Buffer): void => void (said += part.toString());
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const ended = once(child, "exit");
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`gatsby develop ended before it was ready:\n${said}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  // The first page request waits for the bundle of all pages, which takes longer than a page's timeout.
  if (hasPages) await (await fetch(`${url}/commons.js`)).arrayBuffer();
  return {
    url,
    output: () => said,
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
};
