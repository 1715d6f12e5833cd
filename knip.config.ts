/** `npm run check:unused`: files, exports and packages that nothing uses. */
import type { KnipConfig } from "knip";

/** Gatsby reads fragments from exported queries; for TypeScript nobody imports them. */
const withoutFragments = (text: string): string => text.replaceAll("export const query = graphql`", "void graphql`");

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: [
        "scripts/*.{ts,mjs}",
        "cloudflare-worker.ts",
        "bench/*.ts",
        // Run by path: in a process or worker of its own, by esbuild, or in place of another module.
        "bench/build/limit.cjs",
        "src/**/*-worker.{ts,mjs}",
        "src/client/page-start.ts",
        "src/client/analytics/{ga4,gtm,plausible}.ts",
        "src/client/develop/waiting-page.ts",
        "src/**/*-later.ts",
        "src/sections/landing/section-fields.ts",
        "plugins/*/{index,register}.js",
        "static/sw.js",
        "plugins/gatsby-plugin-fast-builds/lib/esbuild-compiler.js",
      ],
      project: ["**/*.{ts,tsx,mjs,cjs,js}"],
    },
    "packages/content-kit": {
      entry: ["{index,read,site,release-file}.ts", "lib/*.ts", "**/*-worker.mjs"],
    },
    "packages/site-delivery": { entry: ["{index,paths,types}.ts"] },
  },
  // Webpack's aliases, and modules that have to be the very ones that Gatsby and Decap load.
  ignoreDependencies: [
    "@fontsource.*/.+",
    "@(?:site-data|icon|verification|page-start|fonts)",
    "graphql",
    "gatsby-worker",
    "xstate",
  ],
  ignoreBinaries: ["apt-cache", "firefox-esr", "nginx", "openssl", "pdftotext", "unshare"],
  ignoreUnresolved: ["gatsby-plugin-(?:develop-fixes|fast-builds|no-slices)"],
  compilers: { ts: withoutFragments, tsx: withoutFragments },
};

export default config;
