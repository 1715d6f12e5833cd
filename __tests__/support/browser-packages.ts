/** The packages whose code is in the scripts that visitors are sent, found by bundling what the browser runs. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { unusedInBrowser } from "../../src/gatsby/webpack/browser-aliases";

const GATSBY = resolve("node_modules/gatsby/cache-dir");

/** How a module is asked for: by its name, or, a file of Gatsby's runtime, from beside it. */
const asAsked = (name: string): RegExp => {
  const [, file] = /\/\.cache\/(.*)\.js$/.exec(name) ?? [];
  return file ? new RegExp(`^\\./${file}(?:\\.js)?$`) : new RegExp(`^${name.replace(/\$$/, "")}$`);
};

/** Where Gatsby's own names lead; what it writes during a build leads nowhere, as it is our own pages again. */
const asGatsbyDoes: Plugin = {
  name: "as-gatsby-does",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^gatsby$/ }, () => ({ path: "gatsby", namespace: "queries" }));
    onResolve(
      { filter: /^(?:\$virtual\/|.*\/(?:api-runner-browser-plugins|head-export-handler-for-browser))/ },
      () => ({
        path: "empty",
        namespace: "nothing",
      }),
    );
    onResolve({ filter: /^(?:@site-data$|crypto$|~.*)|\.(?:woff2|css)$/ }, () => ({
      path: "empty",
      namespace: "nothing",
    }));
    for (const [name, stand] of Object.entries(unusedInBrowser()))
      onResolve({ filter: asAsked(name) }, () => (stand ? { path: stand } : { path: "empty", namespace: "nothing" }));
    // Queries are run by the build; nothing of them is in a script.
    onLoad({ filter: /./, namespace: "queries" }, () => ({
      contents: `export * from ${JSON.stringify(unusedInBrowser()["gatsby$"])}; export const graphql = () => undefined`,
      resolveDir: GATSBY,
    }));
    onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "module.exports = {}" }));
    // A file of a package is asked for from beside it, by any path.
    onLoad({ filter: /\/node_modules\// }, ({ path }) =>
      unusedInBrowser()[path] === false ? { contents: "export default {}" } : undefined,
    );
  },
};

export interface ShippedPackage {
  name: string;
  licence: string;
}

const packageOf = (file: string): ShippedPackage => {
  const [, folder = "", name = ""] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))/.exec(file) ?? [];
  const { license } = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as { license?: string };
  return { name, licence: license ?? "unknown" };
};

const pageFiles = ["src/templates", "src/pages"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => join(folder, name)),
);

/** Every package with code in a script, by name. */
export const browserPackages = async (): Promise<ShippedPackage[]> => {
  const { metafile } = await build({
    entryPoints: ["gatsby-browser.tsx", ...pageFiles, resolve(GATSBY, "production-app.js")],
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    minify: true,
    format: "esm",
    splitting: true,
    outdir: "nowhere",
    define: { "process.env.NODE_ENV": '"production"', "process.env.BUILD_STAGE": '"build-javascript"' },
    loader: { ".js": "jsx" },
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    plugins: [asGatsbyDoes],
    logLevel: "silent",
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const found = files.filter((file) => file.includes("node_modules/")).map(packageOf);
  return [...new Map(found.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};
