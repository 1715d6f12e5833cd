/** The site as it is developed: `gatsby develop` over a content folder, in a copy of the code beside the built site. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";

/** What a site is made of; `public`, `.cache` and generated types are the copy's own. */
const CODE = [
  "src",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
  "package.json",
  "tsconfig.json",
  "static",
];

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

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer().on("error", fail);
    server.listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

const copyCode = (root: string): void => {
  mkdirSync(root, { recursive: true });
  for (const name of CODE) {
    rmSync(join(root, name), { recursive: true, force: true });
    if (existsSync(name)) cpSync(name, join(root, name), { recursive: true });
  }
  writeFileSync(join(root, ".gitignore"), "*\n");
  if (!existsSync(join(root, "node_modules"))) symlinkSync(resolve("node_modules"), join(root, "node_modules"));
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((done) =>
    child.exitCode === null && child.signalCode === null ? child.once("exit", () => done()) : done(),
  );

/** Waits until the site is made, and says what the program said where it ends instead. */
const untilReady = (child: ChildProcess, output: () => string): Promise<void> =>
  new Promise((done, fail) => {
    child.stdout?.on("data", () => {
      if (
        /You can now view|Building development bundle.*(?:success|done)|success Building development bundle/.test(
          output(),
        )
      )
        done();
    });
    child.once("exit", () => fail(new Error(`gatsby develop ended:\n${output()}`)));
  });

/**
 * Starts `gatsby develop` on a free port of this machine.
 * @param content an absolute path of the content folder that it watches
 * @throws with all that it said where it does not start
 */
export const developSite = async (content: string, { root, env = {} }: Options): Promise<DevelopedSite> => {
  copyCode(root);
  const port = await freePort();
  let text = "";
  const child = spawn(process.execPath, [resolve("node_modules/gatsby/cli.js"), "develop", "-p", String(port)], {
    cwd: root,
    env: {
      ...process.env,
      CI: "1",
      NO_COLOR: "1",
      FORCE_COLOR: "0",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "development",
      SITE_CONTENT: content,
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (text += part.toString()));
  const output = (): string => text;
  await untilReady(child, output);
  return {
    url: `http://localhost:${port}`,
    output,
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
    },
  };
};
