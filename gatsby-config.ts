/** The list of plugins; what is particular to the agency comes from content/site.yaml. */
import type { GatsbyConfig } from "gatsby";
import { FAIL_ON } from "content-kit";
import { contentDir } from "content-kit/read";
import { sitemapPlugins } from "./src/gatsby/outputs/sitemap";

/** `GATSBY_PLAIN=1` leaves the faster builds out: the same files, to compare after an update of Gatsby. */
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
  // Without an adapter, Gatsby fetches a list of hosts at each build; `npm run build` packages the site.
  adapter: { name: "packaging", adapt: () => undefined },
  plugins: [
    "gatsby-plugin-develop-fixes",
    ...fastBuilds,
    // Scripts in the HTML that gatsby-ssr renders: src/client/script-loader.tsx replaces them.
    "gatsby-plugin-no-slices",
    // Source maps of styles double the develop bundle.
    { resolve: "gatsby-plugin-emotion", options: { sourceMap: false } },
    "gatsby-plugin-react-helmet",
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir() } },
    // Every YAML file becomes one node of one type; src/gatsby/nodes creates the entities.
    { resolve: "gatsby-transformer-yaml", options: { typeName: "ContentYaml" } },
    {
      resolve: "gatsby-transformer-remark",
      // `5~10` must not strike through; packages/content-kit/source/markdown.ts parses the same way.
      options: { plugins: [{ resolve: "gatsby-remark-gfm-options", options: { singleTilde: false } }] },
    },
    // Responsive photographs; src/components/picture.tsx renders them without gatsby-plugin-image's script.
    // The content check decodes every picture with the same `failOn`.
    { resolve: "gatsby-plugin-sharp", options: { failOn: FAIL_ON } },
    "gatsby-transformer-sharp",
    ...sitemapPlugins,
  ],
};

export default config;
