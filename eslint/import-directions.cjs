// Import directions: the diagram of docs/architecture.md as lint rules.
const importX = require("eslint-plugin-import-x");
const tseslint = require("typescript-eslint");

/**
 * What each package may import of the others: its files are reached by its name from outside. None imports src/, which
 * hands itself over as `Site` (packages/content-kit/site.ts).
 *
 * @type {Record<string, readonly string[]>}
 */
const PACKAGES = {
  "content-kit": [],
  "content-editor": ["content-kit"],
  "content-import": ["content-kit"],
  "site-delivery": ["content-kit"],
};

/**
 * What src/ may import of the packages; of the editor and of the delivery, the paths of their files and types alone.
 */
const FOR_SITE = ["content-kit", "content-editor/paths.ts", "site-delivery/paths.ts", "site-delivery/types.ts"];

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
  // What the site is, derived from checked content; without React and Gatsby.
  site: ["content-model", "lib", "metadata", "search", "anchors.ts", "routes.ts"],
  // Gatsby's hooks. Social cards are drawn with the pages' tokens, line and drawings.
  gatsby: ["components/illustration", "content-model", "design", "lib", "metadata", "search", "site", "routes.ts"],
  // Browser code outside of components.
  client: ["content-model", "design", "lib", "routes.ts"],
  // Of the model, components use the closed set of illustrations that they draw.
  components: ["client", "design", "lib", "content-model/fields/illustrations.ts", "anchors.ts", "routes.ts"],
  sections: [
    "components",
    "client",
    "design",
    "lib",
    "metadata",
    "search",
    "site-data",
    "lib/calendar.ts",
    "anchors.ts",
    "routes.ts",
  ],
  layout: ["components", "client", "design", "lib", "metadata", "site-data", "routes.ts"],
  templates: PAGE_IMPORTS,
  pages: [...PAGE_IMPORTS, "templates/page-props.ts"],
};

/**
 * Imports between the subfolders of a folder, in packages/ and src/: a ladder, on which each imports only some of those above it. A file
 * next to the subfolders may import all of them; a subfolder imports only those files that it lists.
 *
 * @type {Record<string, Record<string, readonly string[]>>}
 */
const ROOMS = {
  "packages/content-kit": {
    lib: [],
    fields: ["lib"],
    messages: ["fields", "lib"],
    kinds: ["fields", "lib"],
    source: ["fields", "lib", "messages"],
    checks: ["fields", "kinds", "lib", "messages", "source"],
    outputs: ["checks", "fields", "kinds", "lib", "messages", "source"],
    read: ["checks", "fields", "kinds", "lib", "messages", "source", "model.ts"],
  },
  "src/content-model": {
    fields: [],
    kinds: ["fields"],
  },
  "src/site": {
    content: [],
    media: [],
    pages: ["content"],
    locations: ["content", "pages"],
    checks: ["content", "pages"],
  },
  "src/gatsby": {
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
    target: `./${part}/${room}`,
    from: `./${part}`,
    except: [room, ...allowed].map((name) => `./${name}`),
    message: `In ${part}, ${room} may import ${allowed.join(", ")} alone.`,
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
  ...Object.entries(PACKAGES).map(([name, allowed]) => ({
    target: `./packages/${name}`,
    from: "./packages",
    except: [name, ...allowed].map((part) => `./${part}`),
    message: `Of packages/, ${name} may import ${allowed.join(", ") || "nothing"} alone.`,
  })),
  {
    target: "./packages",
    from: "./src",
    message: "A package knows no site: what it needs of one is in `Site` (packages/content-kit/site.ts).",
  },
  {
    target: "./src",
    from: "./packages",
    except: FOR_SITE.map((name) => `./${name}`),
    message: "Of packages/, src/ may import content-kit, and the paths that the editor and the delivery have.",
  },
  {
    target: ["./src", "./packages"],
    from: [
      "./__tests__",
      "./bench",
      "./scripts",
      "./gatsby-browser.tsx",
      "./gatsby-config.ts",
      "./gatsby-node.ts",
      "./gatsby-ssr.tsx",
    ],
    message: "src/ and packages/ are imported by the rest of the tree, and import none of it.",
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

// What is not in its index, or in one of these, is a package's own. Tests of several packages may look inside.
const interfaces = {
  regex:
    "^(?:content-(?:editor|import|kit)|site-delivery)/(?!(?:lib/[\\w-]+|outputs|paths|read|release-file|site|types|hosting/cloudflare-worker)$)",
  message: "A package is used through its index.ts, and the few modules beside it that its README names.",
};

const withoutGatsby = {
  regex: "^(?:gatsby|react)(?:[-/]|$)",
  message: "src/site knows neither Gatsby nor React: code for their hooks is in src/gatsby.",
};

/** Later `no-restricted-imports` entries replace earlier ones, so each lists all rules for its files. */
const restrict = (files, { paths = [], patterns = [], ignores = [] }) => ({
  files,
  ignores,
  rules: {
    "@typescript-eslint/no-restricted-imports": ["error", { paths, patterns: [inside, interfaces, ...patterns] }],
  },
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
  restrict(["scripts/**/*.ts", "cloudflare-worker.ts"], {}),
  restrict(["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"], { paths: [helmet, staticQuery] }),
  restrict([HEAD_FILE], { paths: [staticQuery] }),
  restrict(["packages/**/*.{ts,tsx}", "src/{content-model,site,gatsby,design}/**/*.{ts,tsx}", "src/routes.ts"], {
    paths: [helmet, staticQuery, siteData],
  }),
  restrict(["src/site/**/*.{ts,tsx}"], { paths: [helmet, siteData], patterns: [withoutGatsby] }),
  restrict(["src/components/**/*.{ts,tsx}"], { paths: [helmet, anyQuery, siteData] }),
  restrict(["src/sections/**/*.{ts,tsx}"], { paths: [helmet, staticQuery, siteData], patterns: [metadataTypes] }),
];

module.exports = { importDirections };
