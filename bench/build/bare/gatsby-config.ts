import type { GatsbyConfig } from "gatsby";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  adapter: { name: "none", adapt: () => undefined },
};

export default config;
