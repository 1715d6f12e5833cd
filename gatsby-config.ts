/** The list of plugins; what is particular to the agency comes from content/site.yaml. */
import type { GatsbyConfig } from "gatsby";
import { contentDir } from "./src/gatsby/content/content-dir";
import { sitemapPlugins } from "./src/gatsby/outputs/sitemap";
import { idDescriptions } from "./src/gatsby/schema/types-from-model";

/** `GATSBY_PLAIN=1` builds the same files without the faster paths, to compare with or after an update of Gatsby. */
const fastBuilds = process.env["GATSBY_PLAIN"] ? [] : ["gatsby-plugin-fast-builds"];

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    // `gatsby develop` writes the types after each change; CI writes and compares them.
    generateOnBuild: Boolean(process.env["CI"]),
    documentSearchPaths: ["src/gatsby/outputs/site-data.ts", "src/gatsby/outputs/feeds/query.ts"],
  },
  // `npm run build` packages the site. Without an adapter, Gatsby fetches a list of hosts from the network at each build.
  adapter: { name: "packaging", adapt: () => undefined },
  plugins: [
    "gatsby-plugin-develop-fixes",
    ...fastBuilds,
    // Scripts in the HTML that gatsby-ssr renders: src/client/script-loader.tsx replaces them.
    "gatsby-plugin-no-slices",
    { resolve: "gatsby-plugin-schema-descriptions", options: { fields: idDescriptions() } },
    // Source maps of styles double what develop bundles, and nobody reads them.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir() } },
    // Every YAML file becomes one node of one type; src/gatsby/nodes creates the entities.
    { resolve: "gatsby-transformer-yaml", options: { typeName: "ContentYaml" } },
    {
      resolve: "gatsby-transformer-remark",
      // A range such as 5~10 is not struck through; src/content-model/source/markdown.ts reads texts in the same way.
      options: { plugins: [{ resolve: "gatsby-remark-gfm-options", options: { singleTilde: false } }] },
    },
    // Sizes and formats of photographs; src/components/picture.tsx shows them, without gatsby-plugin-image's script.
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    ...sitemapPlugins,
  ],
};

export default config;
