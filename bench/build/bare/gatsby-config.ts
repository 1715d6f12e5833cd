import { dirname, join } from "node:path";
import { realpathSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";

/** This repository, whose packages the site uses. */
const root = dirname(realpathSync("node_modules"));

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: { name: "none", adapt: () => undefined },
  plugins: ["no-slices", "develop-fixes", "fast-builds"].map((name) => join(root, "plugins", `gatsby-plugin-${name}`)),
};

export default config;
