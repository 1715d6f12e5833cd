/** Packages in the production bundle, found by bundling the browser's entry. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { browserAliases } from "../../src/gatsby/webpack/browser-aliases";

const GATSBY = resolve("node_modules/gatsby/cache-dir");

const EMPTY = { path: "empty", namespace: "empty" };

/** Resolves like the site's webpack configuration; Gatsby's generated modules resolve to the site's pages. */
const resolveLikeGatsby: Plugin = {
  name: "resolve-like-gatsby",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^(?:\$virtual\/|.*\/api-runner-browser-plugins)/ }, () => EMPTY);
    onResolve({ filter: /^gatsby$/ }, () => ({ path: join(GATSBY, "gatsby-browser-entry.js") }));
    onResolve({ filter: /^(?:@site-data$|@icon-drawings$|crypto$|~.*)|\.(?:woff2|css)$/ }, () => EMPTY);
    for (const [name, target] of Object.entries(browserAliases()))
      if (!name.startsWith("/"))
        onResolve({ filter: new RegExp(`^${name.replace(/\$$/, "")}$`) }, () => (target ? { path: target } : EMPTY));
    onLoad({ filter: /./, namespace: "empty" }, () => ({ contents: "module.exports = {}" }));
    // A file of a package is imported from beside it, by any path.
    onLoad({ filter: /\/node_modules\// }, ({ path }) =>
      browserAliases()[path] === false ? { contents: "export default {}" } : undefined,
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
    plugins: [resolveLikeGatsby],
    logLevel: "silent",
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const found = files.filter((file) => file.includes("node_modules/")).map(packageOf);
  return [...new Map(found.map((one) => [one.name, one])).values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};
