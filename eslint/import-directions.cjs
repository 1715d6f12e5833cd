// Import directions: the diagram of docs/architecture.md as lint rules.
const importX = require("eslint-plugin-import-x");
const tseslint = require("typescript-eslint");

/** Imports of templates and pages, which compose everything. */
const PAGE_IMPORTS = [
  "client",
  "components",
  "content-model",
  "design",
  "layout",
  "lib",
  "metadata",
  "sections",
  "site-data",
  "routes.ts",
];

/**
 * Allowed imports between the folders of src/; the rest is forbidden.
 *
 * @type {Record<string, readonly string[]>}
 */
const MAY_IMPORT = {
  lib: [],
  design: [],
  "routes.ts": [],
  "anchors.ts": [],
  "html.tsx": [],
  "content-model": ["lib"],
  // Shared by build and browser.
  search: ["lib", "routes.ts"],
  // Site-wide facts and labels. Components get texts as props.
  "site-data": [],
  metadata: ["content-model", "lib", "routes.ts"],
  // Hosting rules, shared by packaging, reference server and Worker.
  hosting: ["lib", "routes.ts"],
  // What the site is, derived from checked content; without React and Gatsby.
  site: ["content-model", "hosting", "lib", "metadata", "search", "anchors.ts", "routes.ts"],
  // Gatsby's hooks. Social cards are drawn with the pages' tokens, line and drawings.
  gatsby: [
    "components/illustration",
    "content-model",
    "design",
    "hosting",
    "lib",
    "metadata",
    "search",
    "site",
    "routes.ts",
  ],
  // Packaging for hosts and releases; never runs inside Gatsby.
  deploy: ["hosting", "lib", "routes.ts"],
  "new-content": ["content-model", "lib", "site", "routes.ts"],
  import: ["content-model", "lib", "site", "routes.ts"],
  // Served while developing; delivered only if the settings ask for it.
  editor: [
    "content-model",
    "design",
    "gatsby",
    "import/html-to-markdown.ts",
    "lib",
    "new-content",
    "site",
    "routes.ts",
  ],
  // Browser code outside of components.
  client: ["content-model", "design", "lib", "routes.ts"],
  // Of the model, components use the closed sets that they draw: icons and illustrations.
  components: [
    "client",
    "design",
    "lib",
    "content-model/fields/icons.ts",
    "content-model/fields/illustrations.ts",
    "anchors.ts",
    "routes.ts",
  ],
  sections: [
    "components",
    "client",
    "design",
    "lib",
    "metadata",
    "search",
    "site-data",
    "lib/calendar.ts",
    "content-model/fields/weekdays.ts",
    "content-model/fields/placeholders.ts",
    "anchors.ts",
    "routes.ts",
  ],
  layout: [
    "components",
    "client",
    "design",
    "lib",
    "metadata",
    "site-data",
    "content-model/fields/placeholders.ts",
    "routes.ts",
  ],
  templates: PAGE_IMPORTS,
  pages: [...PAGE_IMPORTS, "templates/page-props.ts"],
};

/**
 * Imports between the subfolders of a folder: a ladder, on which each imports only some of those above it. A file
 * next to the subfolders may import all of them; a subfolder imports only those files that it lists.
 *
 * @type {Record<string, Record<string, readonly string[]>>}
 */
const ROOMS = {
  "content-model": {
    fields: [],
    kinds: ["fields"],
    messages: ["fields"],
    source: ["fields", "messages"],
    checks: ["fields", "kinds", "messages", "source"],
    outputs: ["fields", "kinds", "messages", "source"],
  },
  site: {
    content: [],
    media: [],
    pages: ["content"],
    locations: ["content", "pages"],
    checks: ["content", "pages"],
  },
  gatsby: {
    nodes: ["schema"],
    outputs: ["content-store.ts"],
    schema: ["content-store.ts"],
    develop: ["content-store.ts", "node-source.ts"],
    webpack: ["outputs"],
  },
};

/** The only file that may import react-helmet. */
const HEAD_FILE = "src/metadata/page-head.tsx";

const roomZones = Object.entries(ROOMS).flatMap(([part, rooms]) =>
  Object.entries(rooms).map(([room, allowed]) => ({
    target: `./src/${part}/${room}`,
    from: `./src/${part}`,
    except: [room, ...allowed].map((name) => `./${name}`),
    message: `In src/${part}, ${room} may import ${allowed.join(", ")} alone.`,
  })),
);

const zones = [
  ...roomZones,
  ...Object.entries(MAY_IMPORT).map(([part, allowed]) => ({
    target: `./src/${part}`,
    from: "./src",
    except: [part, ...allowed].map((name) => `./${name}`),
    message:
      allowed.length > 0
        ? `Of src/, ${part} may import ${allowed.join(", ")} alone.`
        : `${part} imports nothing of ours.`,
  })),
  {
    target: "./src",
    from: [
      "./__tests__",
      "./bench",
      "./scripts",
      "./gatsby-browser.tsx",
      "./gatsby-config.ts",
      "./gatsby-node.ts",
      "./gatsby-ssr.tsx",
    ],
    message: "src/ is imported by the rest of the tree, and imports none of it.",
  },
  {
    target: ["./gatsby-browser.tsx", "./gatsby-ssr.tsx"],
    from: "./src/gatsby",
    message: "src/gatsby runs while the site is built; code that renders pages does not import it.",
  },
];

const helmet = { name: "react-helmet", message: `Only ${HEAD_FILE} imports react-helmet: use what it exports.` };
// Each static query is another request for every page, and a change of its result re-renders all pages.
const staticQuery = {
  name: "gatsby",
  importNames: ["useStaticQuery", "StaticQuery"],
  message: "A page query gives a page its data; what every page shows is in @site-data.",
};
const anyQuery = {
  name: "gatsby",
  importNames: ["graphql", ...staticQuery.importNames],
  message: "A component is given its data as props.",
};
const siteData = {
  name: "@site-data",
  message: "The facts and words that every page shows are given to this part as props.",
};
// Metadata's types are open to all; its builders to templates.
const metadataTypes = {
  regex: "(^|/)metadata(/|$)",
  allowTypeImports: true,
  message: "Sections import the types of metadata alone.",
};

// Code that uses Gatsby's internals is a plugin, in plugins/.
const inside = {
  regex: "^gatsby(?:-[\\w-]+)?/(?:dist|cache-dir)(?:/|$)",
  message: "The inside of Gatsby is for plugins/ alone.",
};

const withoutGatsby = {
  regex: "^(?:gatsby|react)(?:[-/]|$)",
  message: "src/site knows neither Gatsby nor React: code for their hooks is in src/gatsby.",
};

/** Later `no-restricted-imports` entries replace earlier ones, so each lists all rules for its files. */
const restrict = (files, { paths = [], patterns = [], ignores = [] }) => ({
  files,
  ignores,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths, patterns: [inside, ...patterns] }] },
});

/**
 * The ESLint configuration.
 *
 * @param {string} root absolute path of the repository
 * @returns {import("eslint").Linter.Config[]}
 */
const importDirections = (root) => [
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    plugins: { "@typescript-eslint": tseslint.plugin, "import-x": importX },
    settings: { "import-x/resolver-next": [importX.createNodeResolver({ extensions: [".ts", ".tsx", ".json"] })] },
    // Unresolved imports are ignored here; TypeScript reports them.
    rules: { "import-x/no-restricted-paths": ["error", { basePath: root, zones }] },
  },
  restrict(["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"], { paths: [helmet, staticQuery] }),
  restrict([HEAD_FILE], { paths: [staticQuery] }),
  restrict(["src/{content-model,site,gatsby,design}/**/*.{ts,tsx}", "src/routes.ts"], {
    paths: [helmet, staticQuery, siteData],
  }),
  restrict(["src/site/**/*.{ts,tsx}"], { paths: [helmet, siteData], patterns: [withoutGatsby] }),
  restrict(["src/components/**/*.{ts,tsx}"], { paths: [helmet, anyQuery, siteData] }),
  restrict(["src/sections/**/*.{ts,tsx}"], { paths: [helmet, staticQuery, siteData], patterns: [metadataTypes] }),
];

module.exports = { importDirections };
