/**
 * An operator's deploys: two real builds of the fixture agency, deployed with the real commands to a folder that nginx
 * serves.
 */
import { spawn, spawnSync, type SpawnSyncOptions } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { manifestText, readManifest } from "site-delivery/deploy/manifest";
import type { HostingRules } from "site-delivery/hosting/rules";
import { checksum } from "content-kit/lib/digest";
import { walkDir } from "content-kit/lib/walk-dir";
import { freePort } from "../support/free-port";
import { startNginx } from "../support/nginx";
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";

/** An article's path in the first build and in the second one. */
export const OLD_ARTICLE = "/blog/salz-in-der-luft";
export const NEW_ARTICLE = "/blog/meersalz";
/** An article that is deleted before the second build. */
export const DELETED_ARTICLE = "/blog/preis-unter-fuenf-euro";

const NPM: readonly [string, ...string[]] = ["npm", "run", "--silent", "deploy", "--"];
/** What npm runs: without its own second, which is half of what each command takes. */
const SCRIPT: readonly [string, ...string[]] = [process.execPath, "--require", "tsx/cjs", "scripts/deploy.ts"];

/** A page is changed, one added, one removed, one renamed, and one changed that search engines do not list. */
export const changeContent = (project: Project): void => {
  const edit = (file: string, from: string, to: string): void => {
    const text = project.read(join("content", file));
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    project.write(join("content", file), text.replace(from, to));
  };
  edit("pages/about.yaml", "Der Ofen ist kalt", "Der Ofen ist aus");
  edit("landing/nur-per-brief.yaml", "Schön, dass der Brief", "Fein, dass der Brief");
  const page = "content/landing/barrierefreiheit.md";
  project.write("content/landing/krumenkunde.md", project.read(page).replaceAll("Barrierefreiheit", "Krumen"));
  project.remove(page);
  const articles = join(project.folder, "content/blog");
  renameSync(join(articles, "salz-in-der-luft.md"), join(articles, "meersalz.md"));
  edit("blog/meersalz.md", "topics:", `redirectFrom: [${OLD_ARTICLE}]\ntopics:`);
};

/**
 * @param inFolder the project, with the content of the second build
 * @param ofDeliveries the folder of both deliveries
 */
export const describeDeploys = (inFolder: () => Project, ofDeliveries: () => string): void => {
  let project: Project;
  /** Both deliveries, and what is deployed. */
  let folder: string;
  const delivery = (build: 1 | 2): string => join(folder, `delivery-${build}`);

  interface Outcome {
    status: number | null;
    output: string;
  }

  /** A terminal's environment, not that of a test. */
  const environment = (): NodeJS.ProcessEnv => {
    const { JEST_WORKER_ID: _worker, NODE_OPTIONS: _options, NODE_ENV: _mode, ...own } = process.env;
    return { ...own, NO_COLOR: "1", GATSBY_TELEMETRY_DISABLED: "1" };
  };

  const run = (args: string[], options: SpawnSyncOptions = {}, [program, ...own] = SCRIPT): Promise<Outcome> =>
    new Promise((done) => {
      const child = spawn(program, [...own, ...args], {
        cwd: project.folder,
        env: environment(),
        ...options,
      } as Parameters<typeof spawn>[2]);
      let output = "";
      child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
      child.once("close", (status) => done({ status, output }));
    });

  const useDelivery = (from: string): void => {
    rmSync(join(project.folder, "delivery"), { recursive: true, force: true });
    cpSync(from, join(project.folder, "delivery"), { recursive: true });
  };

  /** Adds a line to the nginx.conf of a delivery, as if the build had written it. */
  const addRule = (from: string, rule: string): void => {
    const manifest = readManifest(from);
    const text = `${readFileSync(join(from, "nginx.conf"), "utf8")}${rule}\n${rule}\n`;
    writeFileSync(join(from, "nginx.conf"), text);
    manifest.beside["nginx.conf"] = { size: text.length, sha256: checksum(text) };
    const { pages, beside, files } = manifest;
    writeFileSync(join(from, "manifest.json"), manifestText({ pages, beside, files }));
  };

  /** Pages of a delivery, as the paths that the structured data and the sitemap use. */
  const pagesOf = (build: 1 | 2): Map<string, string> =>
    new Map(
      walkDir(join(delivery(build), "site"))
        .filter((name) => name.endsWith(".html") && !/404/.test(name))
        .map((name) => [
          name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`,
          readFileSync(join(delivery(build), "site", name), "utf8"),
        ]),
    );

  beforeAll(() => {
    folder = ofDeliveries();
    project = inFolder();
  });

  describe("two builds, deployed to nginx", () => {
    let to: string;
    let nginx: Awaited<ReturnType<typeof startNginx>>;
    const deploy = (...args: string[]): Promise<Outcome> =>
      run(["--to", to, "--url", `http://127.0.0.1:${nginx.port}`, ...args]);
    const status = async (path: string): Promise<number> => (await ask(nginx.port, { path })).status;
    const releases = (): string[] => readdirSync(join(to, "releases")).sort();
    const live = (): string => readlinkSync(join(to, "current"));

    const expectRedirects = async (): Promise<void> => {
      const { redirects } = JSON.parse(readFileSync(join(to, "current/rules.json"), "utf8")) as HostingRules;
      expect(redirects.length).toBeGreaterThan(10);
      for (const { from, to: target } of redirects.filter(({ from }) => !from.includes("*"))) {
        const answer = await ask(nginx.port, { path: from });
        expect([from, answer.status, answer.headers["location"]]).toEqual([from, 301, target]);
      }
    };

    const expectPages = async (build: 1 | 2): Promise<void> => {
      for (const [path, html] of pagesOf(build)) {
        const answer = await ask(nginx.port, { path: encodeURI(path) });
        expect([path, answer.status, answer.body.toString() === html]).toEqual([path, 200, true]);
        expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
        expect(answer.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      }
      expect(await status("/gibt-es-nicht")).toBe(404);
      await expectRedirects();
    };

    beforeAll(async () => {
      to = join(folder, "www");
      useDelivery(delivery(1));
    });
    afterAll(() => nginx.stop());

    test("the first deploy is not checked, because nginx is set up after it", async () => {
      const url = `http://127.0.0.1:${await freePort()}`;
      const unchecked = await run(["--to", to, "--url", url], {}, NPM);
      expect(unchecked.output).toMatch(
        /no response \(ECONNREFUSED\)\n.*^It stays online: there is no earlier release\.$/ms,
      );
      expect(unchecked.status).toBe(3);
      expect((await run(["--to", to, "--no-check"])).status).toBe(0);
      nginx = await startNginx(join(to, "current"));
      await expectPages(1);
    });

    test("deployed again, the same delivery changes nothing", async () => {
      const before = releases();
      const { status: code, output } = await deploy();
      expect(output).toMatch(/respond as they should.*\nNothing to do: 0001-\w+ is online\.\n$/);
      expect(code).toBe(0);
      expect(releases()).toEqual(before);
    });

    test("after the second deploy, no page is missing before nginx is reloaded, nor after", async () => {
      useDelivery(delivery(2));
      const { status: code, output } = await deploy();
      expect(output).toContain("pages, one of each kind, respond as they should, and /sitemap.xml redirects.");
      expect(output).toContain("nginx.conf has changed, so reload nginx: nginx -t && nginx -s reload");
      expect(code).toBe(0);
      expect([await status("/barrierefreiheit"), await status(OLD_ARTICLE), await status(NEW_ARTICLE)]).toEqual([
        404, 200, 200,
      ]);
      await nginx.reload();
      await expectPages(2);
      expect([await status(DELETED_ARTICLE), await status(OLD_ARTICLE)]).toEqual([404, 301]);
    });

    test("--list has each release with its date and its pages, and which is live", async () => {
      const { status: code, output } = await run(["--to", to, "--list"]);
      expect(code).toBe(0);
      expect(output.trimEnd().split("\n")).toEqual([
        expect.stringMatching(`^live   0002-\\w{12}   \\S+ \\S+ UTC   ${pagesOf(2).size} pages$`),
        expect.stringMatching(`^       0001-\\w{12}   \\S+ \\S+ UTC   ${pagesOf(1).size} pages$`),
      ]);
    });

    test("--reload reports that nginx could not be reloaded, and reloads it the next time", async () => {
      const refusing = join(folder, "refusing");
      mkdirSync(refusing);
      for (const command of ["nginx", "sudo"])
        writeFileSync(join(refusing, command), "#!/bin/sh\necho 'nginx: [emerg] no permission' >&2\nexit 1\n", {
          mode: 0o755,
        });
      const reload = (commands: string): Promise<Outcome> =>
        run(["--to", to, "--no-check", "--reload"], {
          env: { ...environment(), PATH: [commands, process.env["PATH"]].join(delimiter) },
        });
      const refused = await reload(refusing);
      expect(refused.output).toMatch(/^The site is online, but nginx could not be reloaded.*: nginx: \[emerg\] no/m);
      expect(refused.status).toBe(4);
      const { status: code, output } = await reload(nginx.commands);
      expect([code, output]).toEqual([0, expect.stringMatching(/^nginx was reloaded\.\nNothing to do: .*\n$/)]);
    });

    test("--back puts the release before online again, or the one named", async () => {
      expect((await run(["--to", to, "--back"])).status).toBe(0);
      await nginx.reload();
      await expectPages(1);
      expect((await run(["--to", to, "--list"])).output).toMatch(/^ {7}0002-.*^live {3}0001-/ms);

      const forward = releases()[1] ?? "";
      const { status: code, output } = await run(["--to", to, "--back", forward]);
      expect([code, output]).toEqual([0, expect.stringContaining(`current is ${forward} now.`)]);
      await nginx.reload();
      await expectPages(2);

      const unknown = await run(["--to", to, "--back", "0009"]);
      expect(unknown.status).toBe(1);
      expect(unknown.output).toMatch(/^There is no release 0009\.\nFix: .*0001-\w+\nThe live site is unchanged\.\n$/s);
    });

    test("a deploy whose pages do not respond goes back by itself", async () => {
      const [before, kept] = [live(), releases()];
      // The rules of this nginx were emptied, so only the home page is left.
      const rules = join(folder, "broken");
      mkdirSync(rules);
      writeFileSync(join(rules, "nginx.conf"), "");
      symlinkSync(join(to, "current/site"), join(rules, "site"));
      const broken = await startNginx(rules);
      useDelivery(delivery(1));
      const { status: code, output } = await run(["--to", to, "--url", `http://127.0.0.1:${broken.port}`]);
      await broken.stop();
      expect(output).toMatch(/^The live site does not respond as it should with release 0003-\w+:$/m);
      expect(output).toMatch(/^ {2}http:\/\/127\.0\.0\.1:\d+\/blog\/[\w-]+: status 404$/m);
      expect(output).toMatch(/^Release 0002-\w+ is online again\.\nFix: /m);
      expect(code).toBe(3);
      expect([live(), releases()]).toEqual([before, kept]);
      await expectPages(2);
    });

    test("a redirect that does not redirect is found, too, and --no-check deploys all the same", async () => {
      const rules = join(folder, "no-redirects");
      mkdirSync(rules);
      writeFileSync(join(rules, "nginx.conf"), "location / { try_files $uri $uri.html /index.html =404; }");
      symlinkSync(join(to, "current/site"), join(rules, "site"));
      const broken = await startNginx(rules);
      const url = ["--url", `http://127.0.0.1:${broken.port}`];
      const { status: code, output } = await run(["--to", to, ...url]);
      expect(output).toMatch(/sitemap\.xml: status 200, not to http:\S+\/sitemap-index\.xml$/m);
      expect(code).toBe(3);
      expect((await run(["--to", to, ...url, "--no-check"])).status).toBe(0);
      await broken.stop();
      expect(live()).toContain("0003-");
      expect((await run(["--to", to, "--back", "0002"])).status).toBe(0);
    });

    test("rules that nginx refuses are named, and do not stay online: it would not start again", async () => {
      const from = join(folder, "refused");
      cpSync(delivery(1), from, { recursive: true });
      addRule(from, 'location = "/feed" { return 404; }');
      useDelivery(from);
      const [before, kept] = [live(), releases()];
      const env = { ...environment(), PATH: [nginx.commands, process.env["PATH"]].join(delimiter) };
      const { status: code, output } = await run(["--to", to, "--no-check"], { env });
      expect(output).toMatch(
        /^nginx refuses \S+\/nginx\.conf: .*duplicate location "\/feed" in \S+\/nginx\.conf:\d+$/m,
      );
      expect(output).toMatch(/^Release 0002-\w+ is online again\.\nFix: /m);
      expect(code).toBe(3);
      expect([live(), releases()]).toEqual([before, kept]);
    });
  });

  describe("a deploy that cannot be done leaves the live site as it is", () => {
    let root: string;
    let to: string;
    const deploy = (...args: string[]): Promise<Outcome> => run(["--to", to, "--no-check", ...args]);
    beforeAll(async () => {
      to = join(folder, "first");
      useDelivery(delivery(1));
      expect((await deploy()).status).toBe(0);
    }, 120_000);

    beforeEach(() => {
      root = mkdtempSync(join(folder, "refused-"));
      to = join(root, "www");
      // Links stay links, and hard links are not needed.
      cpSync(join(folder, "first"), to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
      useDelivery(delivery(2));
    });

    const expectUnchanged = ({ status, output }: Outcome, words: string | RegExp): void => {
      expect(output).toMatch(words);
      expect(output).toContain("The live site is unchanged.");
      expect(output).not.toMatch(/^ {4}at /m);
      expect(status).toBe(1);
      expect(readFileSync(join(to, "current/site/about.html"), "utf8")).toContain("Der Ofen ist kalt");
      expect(readdirSync(to).sort()).toEqual(["current", "releases"]);
      expect(readdirSync(join(to, "releases")).length).toBe(1);
    };

    test("without permission, the message says what is needed", async () => {
      const isRoot = process.getuid?.() === 0;
      for (const name of ["", "releases"]) chmodSync(join(to, name), 0o555);
      // Permissions do not bind root.
      const user = isRoot ? { uid: 65_534, gid: 65_534, env: { ...environment(), HOME: root } } : {};
      if (isRoot) chmodSync(folder, 0o755);
      const outcome = await run(["--to", to, "--no-check"], user);
      for (const name of ["", "releases"]) chmodSync(join(to, name), 0o755);
      expectUnchanged(outcome, /^EACCES: permission denied, .*www/m);
    });

    /** Runs a script in a mount namespace of its own: `$1` is the folder of --to. */
    const withMounts = (script: string): string => {
      const { stdout, stderr } = spawnSync("unshare", ["--map-root-user", "--mount", "sh", "-c", script, "sh", to], {
        cwd: project.folder,
        env: environment(),
        encoding: "utf8",
      });
      return stdout + stderr;
    };
    const canMount = spawnSync("unshare", ["--map-root-user", "--mount", "true"]).status === 0;
    // A container or a system without user namespaces cannot have a full or a read-only disk for one process.
    const testOfMounts = canMount ? test : test.skip;
    const DEPLOY = 'npm run --silent deploy -- --to "$1" --no-check 2>&1; echo "exit $?"';

    testOfMounts("on a full disk, a deploy changes nothing, --back works, and so does the next one with room", () => {
      const output = withMounts(`
      cp -a "$1" "$1.copy" && mount -t tmpfs -o size=100m tmpfs "$1" && cp -a "$1.copy/." "$1" || exit
      ${DEPLOY}
      cat /dev/zero >"$1/filler" 2>/dev/null; rm -r delivery; cp -a ${delivery(1)} delivery
      ${DEPLOY}; ls -A "$1" "$1/releases"; grep -c 'Der Ofen ist aus' "$1/current/site/about.html"
      npm run --silent deploy -- --to "$1" --back; echo "exit $?"; grep -c 'Der Ofen ist kalt' "$1/current/site/about.html"
      rm "$1/filler"; npm run --silent deploy -- --to "$1" --back 2; ${DEPLOY}`);
      const [, full = "", back = "", next = ""] = output.split(/(?<=^exit \d$)/m);
      expect(full).toMatch(/^ENOSPC: no space left on device, .*\nThe live site is unchanged\.$/m);
      expect(full).not.toMatch(/^ {4}at /m);
      expect(full).toMatch(/exit 1$/);
      expect(back).toMatch(/current\nfiller\nreleases\n\n.*releases:\n0001-\w+\n0002-\w+\n1\n/);
      expect(back).toMatch(/current is 0001-\w+ now\.\nexit 0$/);
      expect(next).toMatch(/^\n1\n[^]*current is 0003-\w+ now\.\nexit 0$/);
    });

    testOfMounts("a read-only disk is reported", () => {
      const output = withMounts(`mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && { ${DEPLOY}; }`);
      expect(output).toMatch(/^EROFS: read-only file system, .*\nThe live site is unchanged\.\nexit 1\n$/);
      expectUnchanged({ status: 1, output }, "EROFS");
    });
  });

  describe("the command line", () => {
    test.each<[args: string[], code: number]>([
      [["--help"], 0],
      [["--to", "x", "--bakc"], 2],
      [["--to", "x", "--back", "--list"], 2],
    ])("%j prints the usage and exits with %i", async (args, code) => {
      const { status, output } = await run(args);
      expect(output).toContain("Usage: npm run deploy -- --to FOLDER [options]");
      expect(status).toBe(code);
      expect(existsSync(join(project.folder, "x"))).toBe(false);
    });

    test("an error in the settings is named, where they have the folder", async () => {
      const settings = project.read("content/site.yaml");
      project.write("content/site.yaml", `${settings}deployTo: [\n`);
      const { status, output } = await run([]);
      project.write("content/site.yaml", settings);
      expect([status, output]).toEqual([1, expect.stringMatching(/^content\/site\.yaml cannot be read: [^]*\nFix: /)]);
    });
  });
};
