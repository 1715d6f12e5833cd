/** The site as it is developed: `gatsby develop` over a content folder, in a copy of the code beside the built site. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { copyCode } from "./copy-site";
import { developEnvironment, GATSBY } from "../../scripts/lib/gatsby-env";
import { freePort } from "./free-port";

/** How long the first start may take on a slow machine, in milliseconds. */
export const DEVELOP_START = 240_000;

export interface DevelopedSite {
  url: string;
  /** Everything that the program has said so far. */
  output: () => string;
  stop: () => Promise<void>;
}

interface Options {
  /** The folder for the copy of the code; its cache is kept for the next start. */
  root: string;
  env?: Readonly<Record<string, string>>;
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
 * Starts `gatsby develop` on a free port of this machine, and waits until it answers.
 * @param content an absolute path of the content folder that it watches
 * @throws with all that it said where it does not start
 */
export const developSite = async (content: string, { root, env = {} }: Options): Promise<DevelopedSite> => {
  copyCode(root);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, ...environment } = process.env;
  const child = spawn(process.execPath, [GATSBY, "develop", "--host", "localhost", "--port", String(port)], {
    cwd: resolve(root),
    env: {
      ...developEnvironment(environment),
      CI: "1",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "development",
      SITE_CONTENT: content,
      ...env,
    },
    // A group of its own: what it starts in turn ends with it.
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
  // The first page that is asked for would wait for the scripts of all pages, and that takes longer than a page may.
  await (await fetch(`${url}/commons.js`)).arrayBuffer();
  return {
    url,
    output: () => said,
    stop: async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
      await ended;
    },
  };
};
