/** The list of plugins; what is particular to the agency comes from content/site.yaml. */
import type { GatsbyConfig } from "gatsby";
import { contentDir } from "./src/gatsby/content/content-dir";
import { sitemapPlugins } from "./src/gatsby/outputs/sitemap";

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["gatsby-node.ts", "src/gatsby/outputs/site-data.ts", "src/gatsby/outputs/feeds/query.ts"],
  },
  // `npm run build` delivers by itself. Without an adapter, Gatsby fetches a list of hosts from the network at each build,
  // and runs it as code.
  adapter: { name: "the delivery", adapt: () => undefined },
  plugins: [
    // A map beside every style doubles what develop has to bundle and keep, build after build, and no browser asks for it.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir() } },
    // Every YAML file becomes one node of one type; src/build makes the entities of it.
    { resolve: "gatsby-transformer-yaml", options: { typeName: "ContentYaml" } },
    "gatsby-transformer-remark",
    // Sizes and formats of photographs; src/components/picture.tsx shows them, without gatsby-plugin-image's script.
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    ...sitemapPlugins,
  ],
};

export default config;
