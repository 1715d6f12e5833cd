/** The rules of `npm run check:lint`: who may import whom, and the size limits. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { ESLint, type Linter } from "eslint";
import { repositoryFiles } from "../support/repository-files";

interface ImportDirections {
  ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  MAY_IMPORT: Readonly<Record<string, readonly string[]>>;
  importDirections: (root: string) => Linter.Config[];
}

const { MAY_IMPORT, ROOMS, importDirections } = jest.requireActual<ImportDirections>(
  "../../eslint/import-directions.cjs",
);

/** One file of each folder, so that the snippets' imports resolve. */
const TREE = [
  "gatsby-ssr.tsx",
  "scripts/tool.ts",
  "src/routes.ts",
  "src/lib/format.ts",
  "src/templates/page-props.ts",
  "src/content-model/fields/icons.ts",
  "src/content-model/fields/illustrations.ts",
  "src/content-model/kinds/service.ts",
  "src/content-model/checks/body.ts",
  "src/gatsby/nodes/create-entities.ts",
  "src/gatsby/webpack/config.ts",
  "src/site/read-content.ts",
  "src/site/pages/urls.ts",
  "src/site/locations/facts.ts",
  "src/metadata/page-metadata.ts",
  "src/metadata/page-head.tsx",
  "src/design/tokens.ts",
  "src/components/button.tsx",
  "src/sections/hero/hero.tsx",
  "src/layout/header.tsx",
  "src/templates/service.tsx",
  "src/pages/index.tsx",
];

let root: string;
let eslint: ESLint;

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "import-directions-")));
  for (const file of TREE) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "export const any = 1;\n");
  }
  eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: importDirections(root) });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Lint results for `code` in a file that need not exist. */
const lint = async (file: string, code: string): Promise<string[]> => {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
};

const PATHS = "import-x/no-restricted-paths";
const IMPORTS = "@typescript-eslint/no-restricted-imports";

describe("A forbidden import is reported", () => {
  test.each([
    // From the content model, design and routes.
    ["src/content-model/checks/index.ts", 'import { any } from "../../routes";', PATHS],
    ["src/content-model/checks/index.ts", 'import { any } from "../../gatsby/nodes/create-entities";', PATHS],
    ["src/content-model/kinds/job.ts", 'import type { any } from "../../metadata/page-metadata";', PATHS],
    ["src/design/theme.ts", 'import { any } from "../components/button";', PATHS],
    ["src/design/theme.ts", 'import { any } from "../routes";', PATHS],
    ["src/routes.ts", 'import { any } from "./content-model/fields/icons";', PATHS],
    ["src/lib/format.ts", 'import { any } from "../routes";', PATHS],
    // Between subfolders.
    ["src/gatsby/nodes/any.ts", 'import { any } from "../webpack/config";', PATHS],
    ["src/site/pages/any.ts", 'import { any } from "../locations/facts";', PATHS],
    ["src/site/pages/any.ts", 'import { any } from "../read-content";', PATHS],
    ["src/site/pages/any.ts", 'import { any } from "../../gatsby/nodes/create-entities";', PATHS],
    ["src/site/pages/any.ts", 'import type { GatsbyNode } from "gatsby";', IMPORTS],
    ["src/site/pages/any.ts", 'import { createElement } from "react";', IMPORTS],
    ["src/content-model/kinds/job.ts", 'import { any } from "../checks/body";', PATHS],
    // From the build.
    ["src/gatsby/nodes/any.ts", 'import { any } from "../../templates/service";', PATHS],
    ["src/metadata/json-ld.ts", 'import { any } from "../gatsby/nodes/create-entities";', PATHS],
    ["src/templates/city.tsx", 'import { any } from "../gatsby/nodes/create-entities";', PATHS],
    ["src/templates/city.tsx", 'const lazy = import("../gatsby/nodes/create-entities");', PATHS],
    ["src/pages/about.tsx", 'export { any } from "../gatsby/nodes/create-entities";', PATHS],
    ["gatsby-ssr.tsx", 'import { any } from "./src/gatsby/nodes/create-entities";', PATHS],
    ["gatsby-browser.tsx", 'import { any } from "./src/gatsby/nodes/create-entities";', PATHS],
    // Components import no content or sections; sections no pages.
    ["src/components/card.tsx", 'import type { any } from "../content-model/kinds/service";', PATHS],
    ["src/components/card.tsx", 'import { any } from "../sections/hero/hero";', PATHS],
    ["src/components/card.tsx", 'import { any } from "../layout/header";', PATHS],
    ["src/components/card.tsx", 'import siteData from "@site-data";', IMPORTS],
    ["src/sections/faq.tsx", 'import { any } from "../layout/header";', PATHS],
    ["src/sections/faq.tsx", 'import { any } from "../templates/service";', PATHS],
    ["src/sections/faq.tsx", 'import { any } from "../content-model/fields/icons";', PATHS],
    ["src/sections/faq.tsx", 'import { any } from "../templates/page-props";', PATHS],
    ["src/sections/faq.tsx", 'import { any } from "../metadata/page-metadata";', IMPORTS],
    ["src/sections/hero/deep.tsx", 'import { any } from "../../metadata/page-metadata";', IMPORTS],
    ["src/sections/faq.tsx", 'import siteData from "@site-data";', IMPORTS],
    ["src/layout/footer.tsx", 'import { any } from "../sections/hero/hero";', PATHS],
    ["src/templates/city.tsx", 'import { any } from "../pages/index";', PATHS],
    // Gatsby's internals are for plugins.
    ["gatsby-node.ts", 'import { store } from "gatsby/dist/redux";', IMPORTS],
    ["src/gatsby/nodes/any.ts", 'import type { IGatsbyPage } from "gatsby/dist/redux/types";', IMPORTS],
    ["src/client/links.ts", 'import loader from "gatsby/cache-dir/loader";', IMPORTS],
    // Outside of src/.
    ["src/components/card.tsx", 'import { any } from "../../scripts/tool";', PATHS],
    ["src/layout/footer.tsx", 'import { any } from "../../gatsby-ssr";', PATHS],
    // react-helmet is in one file, and components have no queries.
    ["src/templates/city.tsx", 'import { Helmet } from "react-helmet";', IMPORTS],
    ["src/metadata/json-ld.ts", 'import type { HelmetProps } from "react-helmet";', IMPORTS],
    ["src/components/card.tsx", 'import { Helmet } from "react-helmet";', IMPORTS],
    ["gatsby-ssr.tsx", 'import { Helmet } from "react-helmet";', IMPORTS],
    ["src/components/card.tsx", 'import { useStaticQuery } from "gatsby";', IMPORTS],
    ["src/components/card.tsx", 'import { graphql } from "gatsby";', IMPORTS],
    ["src/components/card.tsx", 'import * as gatsby from "gatsby";', IMPORTS],
    ["src/sections/faq.tsx", 'import { graphql, useStaticQuery as ask } from "gatsby";', IMPORTS],
    ["src/layout/footer.tsx", 'import { StaticQuery } from "gatsby";', IMPORTS],
    ["src/metadata/page-head.tsx", 'import { useStaticQuery } from "gatsby";', IMPORTS],
  ])("%s: %s", async (file, code, rule) => {
    expect(await lint(file, code)).toEqual([rule]);
  });
});

describe("An allowed import is not reported", () => {
  test.each([
    ["src/content-model/checks/index.ts", 'import { any } from "../kinds/service"; import { z } from "zod";'],
    [
      "src/gatsby/nodes/any.ts",
      'import { any } from "../../content-model/fields/icons"; import { any as b } from "../../routes";',
    ],
    [
      "src/gatsby/nodes/any.ts",
      'import { any } from "../../metadata/page-metadata"; import { any as b } from "../../lib/format";',
    ],
    [
      "src/metadata/json-ld.ts",
      'import { any } from "../content-model/fields/icons"; import { any as b } from "../routes";',
    ],
    ["src/metadata/page-head.tsx", 'import { Helmet } from "react-helmet"; import siteData from "@site-data";'],
    [
      "src/components/icon.tsx",
      'import { any } from "../design/tokens"; import { any as b } from "../content-model/fields/icons";',
    ],
    [
      "src/components/card.tsx",
      'import { Link } from "gatsby"; import { any } from "../routes"; import { any as b } from "./button";',
    ],
    ["src/sections/faq.tsx", 'import { graphql } from "gatsby"; import { any } from "../components/button";'],
    [
      "src/sections/faq.tsx",
      'import type { any } from "../metadata/page-metadata"; import { any as b } from "../design/tokens";',
    ],
    ["src/layout/footer.tsx", 'import siteData from "@site-data"; import { any } from "../components/button";'],
    [
      "src/templates/city.tsx",
      'import { any } from "../sections/hero/hero"; import { any as b } from "../layout/header";',
    ],
    [
      "src/templates/city.tsx",
      'import { any } from "../metadata/page-head"; import { any as b } from "../content-model/fields/icons";',
    ],
    [
      "src/pages/about.tsx",
      'import { any as b } from "../templates/page-props"; import { any } from "../sections/hero/hero";',
    ],
    [
      "gatsby-ssr.tsx",
      'import { any } from "./src/metadata/page-head"; import { any as b } from "./src/design/tokens";',
    ],
    ["gatsby-node.ts", 'import { any } from "./src/gatsby/nodes/create-entities";'],
    ["gatsby-config.ts", 'import { any } from "./src/gatsby/nodes/create-entities";'],
    ["plugins/any/index.ts", 'import { store } from "gatsby/dist/redux";'],
    ["scripts/check.ts", 'import { any } from "../src/gatsby/nodes/create-entities";'],
    ["bench/run.ts", 'import { any } from "../src/gatsby/nodes/create-entities";'],
    [
      "__tests__/unit/nodes/create-entities.test.ts",
      'import { any } from "../../../src/gatsby/nodes/create-entities"; import { Helmet } from "react-helmet";',
    ],
  ])("%s: %s", async (file, code) => {
    expect(await lint(file, code)).toEqual([]);
  });
});

test("every folder and file of src/ is in the table", () => {
  const parts = readdirSync("src").filter((name) => !name.endsWith(".d.ts"));
  expect(parts.filter((name) => !(name in MAY_IMPORT))).toEqual([]);
});

test.each(Object.keys(ROOMS))("every subfolder of src/%s is in the table", (part) => {
  const rooms = readdirSync(join("src", part), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map(({ name }) => name).sort()).toEqual(Object.keys(ROOMS[part] ?? {}).sort());
});

test("no two folders import each other", () => {
  const mutual = Object.entries({ "src/": MAY_IMPORT, ...ROOMS }).flatMap(([part, table]) =>
    Object.entries(table).flatMap(([folder, allowed]) =>
      allowed.filter((other) => table[other]?.includes(folder)).map((other) => `${part}: ${folder} and ${other}`),
    ),
  );
  expect(mutual).toEqual([]);
});

/** The files of src/ that each file imports, types included. */
const importGraph = (): Map<string, string[]> => {
  const files = repositoryFiles().filter((file) => /^src\/.+\.(?:tsx?|mjs)$/.test(file));
  const known = new Set(files);
  const resolve = (from: string, to: string): string[] => {
    const path = normalize(join(dirname(from), to));
    return ["", ".ts", ".tsx", "/index.ts", "/index.tsx"].map((end) => path + end).filter((name) => known.has(name));
  };
  const specifier = /(?:\bfrom|\bimport\(|^import)\s*"(\.[^"]+)"/gm;
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(file, "utf8").matchAll(specifier)].flatMap(([, to = ""]) => resolve(file, to)),
    ]),
  );
};

/** One cycle of imports for each import that closes one. */
const cyclesIn = (graph: ReadonlyMap<string, readonly string[]>): string[] => {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(" imports "));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
};

test("no files of src/ import each other in a circle, types included", () => {
  const graph = importGraph();
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(cyclesIn(graph)).toEqual([]);
});

/** ESLint's rules for a section. */
const rulesOfASection = () => {
  const eslintFile = join("node_modules", "eslint", "bin", "eslint.js");
  const printed = execFileSync(process.execPath, [eslintFile, "--print-config", "src/sections/any.tsx"], {
    encoding: "utf8",
  });
  return (JSON.parse(printed) as { rules: Record<string, [severity: number, ...options: object[]]> }).rules;
};

test("ESLint's configuration has these rules, and the size limits of CONTRIBUTING.md", () => {
  const rules = rulesOfASection();
  expect(rules[PATHS]).toMatchObject([2, { zones: expect.anything() as object }]);
  expect(rules[IMPORTS]).toMatchObject([2, { paths: expect.anything() as object }]);
  const contributing = readFileSync("CONTRIBUTING.md", "utf8");
  const linesOf = (what: RegExp): number => Number(what.exec(contributing)?.[1]);
  expect(rules["max-lines"]).toMatchObject([2, { max: linesOf(/(\d+) lines for a file/) }]);
  expect(rules["max-lines-per-function"]).toMatchObject([2, { max: linesOf(/(\d+) lines for a\s+function/) }]);
});
