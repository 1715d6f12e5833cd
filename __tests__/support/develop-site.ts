/** `gatsby develop` for tests: of a copy of the site, so that the built one stays as it is. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import { copySite } from "../../scripts/copy-site";

export interface DevelopSite {
  url: string;
  /** Where the copy lies, with its own `content/`. */
  folder: string;
  stop: () => Promise<void>;
}

interface Options {
  /** The content that is copied. */
  content: string;
  /** Where the copy goes; its cache is kept from run to run. */
  folder?: string;
  port?: number;
}

/** A port that nothing listens on at this moment. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
};

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
 * Starts it and waits until it answers.
 * @throws with the last of what it said where it ends before
 */
export const startDevelop = async ({ content, folder = ".develop-site", port }: Options): Promise<DevelopSite> => {
  const root = resolve(folder);
  copySite(root, content);
  const taken = port ?? (await freePort());
  const url = `http://localhost:${taken}`;
  const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, SITE_CONTENT: _content, ...environment } = process.env;
  const child = spawn(
    resolve("node_modules/.bin/gatsby"),
    ["develop", "--host", "localhost", "--port", String(taken)],
    {
      cwd: root,
      env: { ...environment, NODE_ENV: "development", CI: "1", NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" },
      // A group of its own: what it starts in turn ends with it.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let said = "";
  const listen = (chunk: Buffer): void => void (said = (said + chunk.toString()).slice(-4000));
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const ended = once(child, "exit");
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
    await ended;
  };
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`gatsby develop ended before it was ready:\n${said}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return { url, folder: root, stop };
};
