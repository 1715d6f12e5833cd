/** When a build leaves a bundle as the build before has made it; webpack itself makes bundles here. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { store } from "gatsby/dist/redux";
import webpack, { type Stats } from "webpack";
import { unlessKept } from "../../src/build/kept-bundles";
import { RunMemory } from "../../src/build/run-memory";

const FILES = {
  "node_modules/.package-lock.json": "{}",
  "package.json": "{}",
  "gatsby-node.js": "the code of builds",
  "src/page.js": `import { name } from "./name"; import { phone } from "./phone"; console.log(name, phone);`,
  "src/name.js": `export const name = "Revita";`,
  "src/phone.js": `export const phone = "555";`,
  "public/chunk-map.json": "{}",
};

const home = process.cwd();
let folder: string;

const put = (files: Record<string, string>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "bundles-")));
  mkdirSync(join(folder, "site"));
  process.chdir(join(folder, "site"));
  put(FILES);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

type Build = (meanwhile?: () => void) => Promise<Stats>;

const bundle: Build = (meanwhile) =>
  new Promise((done, fail) => {
    const site = process.cwd();
    const compiler = webpack({
      mode: "production",
      context: site,
      entry: "./src/page.js",
      output: { path: join(site, "public"), filename: "[name]-[contenthash].js" },
      performance: { hints: false },
    });
    compiler.hooks.emit.tap("Meanwhile", () => meanwhile?.());
    compiler.run((error, stats) => (stats ? done(stats) : fail(error ?? new Error("Webpack told nothing."))));
  });

interface Asked {
  /** What webpack's plugins do while it works. */
  meanwhile?: () => void;
  program?: object;
  tellsWarnings?: boolean;
}

/** What Gatsby gets that asks for the bundle, and whether webpack made it. */
const ask = async ({ meanwhile, program = { prefixPaths: false }, tellsWarnings = false }: Asked = {}) => {
  let made = false;
  // What is written in the very moment in which webpack begins counts as written while it is at work.
  await setTimeout(10);
  const memory = new RunMemory<never>(".cache/content/bundle", "gatsby-node.js");
  const build = unlessKept(
    async () => {
      made = true;
      return { stats: await bundle(meanwhile) };
    },
    { memory, tellsWarnings, noted: ["public/chunk-map.json"] },
  );
  const { stats } = (await build(program)) as { stats: Stats };
  return { made, hash: stats.hash };
};

/** The script that the last of them wrote. */
const script = (): string => {
  const names = readdirSync("public").filter((name) => name.endsWith(".js"));
  const times = names.map((name): [number, string] => [statSync(join("public", name)).mtimeMs, join("public", name)]);
  return times.sort(([one], [other]) => other - one)[0]?.[1] ?? "";
};
const written = (): string => readFileSync(script(), "utf8");

test("is where nothing has changed: Gatsby is told the same of it", async () => {
  const first = await ask();
  expect(first.made).toBe(true);
  expect(await ask()).toEqual({ made: false, hash: first.hash });
  expect(written()).toContain("Revita");
});

test.each<[string, () => void]>([
  ["a file that it is made of says something else", () => put({ "src/name.js": `export const name = "Norwood";` })],
  ["a file was added that comes before another", () => put({ "src/name": `export const name = "Norwood";` })],
  ["a folder was given a description of its own", () => put({ "src/package.json": `{ "sideEffects": false }` })],
  ["a file that it wrote is gone", () => rmSync(script())],
  ["a file that it wrote was meddled with", () => put({ [script()]: "alert(1)" })],
  ["what Gatsby noted of the bundle is gone", () => rmSync("public/chunk-map.json")],
  ["other packages are installed", () => put({ "node_modules/.package-lock.json": "{1}" })],
  ["the code of builds is another", () => put({ "gatsby-node.js": "other code of builds" })],
  ["another list of browsers is named", () => put({ "package.json": `{ "browserslist": "ie 11" }` })],
  ["a variable was set in a file", () => put({ ".env.production": "GATSBY_MAPS=1" })],
])("is not where %s", async (_, change) => {
  await ask();
  change();
  expect((await ask()).made).toBe(true);
  expect(await ask()).toMatchObject({ made: false });
});

test("is written anew where it was meddled with, although its name is right", async () => {
  await ask();
  const text = written();
  put({ [script()]: "alert(1)" });
  await ask();
  expect(written()).toBe(text);
});

test("leaves what it did not write: Gatsby's notes, and what others have put there", async () => {
  await ask();
  const others = { "public/chunk-map.json": `{ "app": [] }`, "public/index.html": "A page" };
  put(others);
  await ask();
  for (const [file, text] of Object.entries(others)) expect(readFileSync(file, "utf8")).toBe(text);
});

test("is not where a variable that pages may show has another value, and is where the machine has another name", async () => {
  await ask();
  process.env["GATSBY_MAPS_OF_A_TEST"] = "1";
  expect((await ask()).made).toBe(true);
  delete process.env["GATSBY_MAPS_OF_A_TEST"];
  await ask();
  process.env["HOST_OF_A_TEST"] = "another";
  expect((await ask()).made).toBe(false);
  delete process.env["HOST_OF_A_TEST"];
});

test("is not where the site is to lie below another address", async () => {
  await ask();
  expect((await ask({ program: { prefixPaths: true } })).made).toBe(true);
});

test("is not where it cannot be told what configures webpack", async () => {
  const options: Record<string, unknown> = {};
  options["itself"] = options;
  const { flattenedPlugins } = store.getState();
  jest.spyOn(store, "getState").mockReturnValue({
    ...store.getState(),
    flattenedPlugins: [...flattenedPlugins, { name: "a-plugin", version: "1", pluginOptions: options } as never],
  });
  await ask();
  expect((await ask()).made).toBe(true);
});

test("is where a text was written beside it that configures nothing", async () => {
  await ask();
  put({ "README.md": "Read me", ".build.lock": "1", "notes.txt": "Notes" });
  expect((await ask()).made).toBe(false);
});

test("is not in a copy of the site, which is made of its own files", async () => {
  await ask();
  cpSync(join(folder, "site"), join(folder, "copy"), { recursive: true });
  process.chdir(join(folder, "copy"));
  put({ "src/name.js": `export const name = "Norwood";` });
  expect((await ask()).made).toBe(true);
  expect(written()).toContain("Norwood");
});

test("is not where a file was saved while webpack was at work: the bundle may have the old one", async () => {
  await ask({ meanwhile: () => put({ "src/name.js": `export const name = "Norwood";` }) });
  expect(written()).toContain("Revita");
  expect((await ask()).made).toBe(true);
  expect(written()).toContain("Norwood");
});

test("is not where webpack warned of something, and Gatsby is to tell it again", async () => {
  put({ "src/page.js": `import { missing } from "./name"; console.log(missing);` });
  await ask({ tellsWarnings: true });
  expect((await ask({ tellsWarnings: true })).made).toBe(true);
});
