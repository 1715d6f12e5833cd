// Who may import whom. The table below is the diagram of docs/architecture.md as a rule; a test proves that it holds.
// It is CommonJS, and apart from eslint.config.mjs, so that the test can load it without the rest of the configuration.
const importX = require("eslint-plugin-import-x");
const tseslint = require("typescript-eslint");

/** A template or page composes everything that visitors see. */
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
 * What each part of src/ may import of the other parts; what is not listed is forbidden. A test fails where a folder or
 * file of src/ has no line here.
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
  // Shared by the build's search index and the search in the browser.
  search: ["lib", "routes.ts"],
  // Facts, navigation and labels of every page. Components get their words as props.
  "site-data": [],
  metadata: ["content-model", "lib", "routes.ts"],
  // Pure rules of serving, shared by the packaging, the reference server and the Worker.
  hosting: ["lib", "routes.ts"],
  // What Gatsby's hooks call. It draws the social cards from the same tokens and line as the pages.
  gatsby: ["content-model", "design", "hosting", "lib", "metadata", "search", "anchors.ts", "routes.ts"],
  // Packaging for hosts and releases; never runs inside Gatsby.
  deploy: ["content-model", "gatsby", "hosting", "lib", "routes.ts"],
  "new-content": ["content-model", "gatsby", "lib", "routes.ts"],
  // The form editor: served while developing, and delivered only where the site asks for it.
  editor: ["content-model", "gatsby", "lib", "routes.ts"],
  // Runs in the browser outside of components.
  client: ["content-model", "design", "lib", "routes.ts"],
  // Icon names are a closed set that content chooses from: the one part of the model that a component draws.
  components: ["client", "design", "lib", "content-model/fields/icons.ts", "anchors.ts", "routes.ts"],
  sections: [
    "components",
    "client",
    "design",
    "lib",
    "metadata",
    "search",
    "site-data",
    "content-model/fields/moments.ts",
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
 * What the rooms of a part may import of each other.
 *
 * @type {Record<string, Record<string, readonly string[]>>}
 */
const ROOMS = {
  "content-model": {
    fields: ["kinds"],
    kinds: ["fields"],
    messages: ["fields", "source"],
    source: ["fields", "messages"],
    checks: ["fields", "kinds", "messages", "source"],
    outputs: ["fields", "kinds", "messages", "source"],
  },
  gatsby: {
    content: ["locations", "nodes", "pages"],
    pages: ["content", "nodes"],
    nodes: ["content", "locations", "pages"],
    locations: ["content", "nodes"],
    schema: ["content", "outputs", "pages"],
    outputs: ["content", "locations", "nodes", "pages"],
    develop: ["content", "nodes", "pages"],
    webpack: ["outputs"],
  },
};

/** The only file that knows react-helmet; the shell renders the head through what it exports. */
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
// Each result of a static query is one more request of every page, and a change to it renders every page again.
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
// The shapes of metadata may be named by what passes them on; its builders are called by templates.
const metadataTypes = {
  regex: "(^|/)metadata(/|$)",
  allowTypeImports: true,
  message: "Sections import the types of metadata alone.",
};

// The site is an ordinary one: code that reaches into the inside of Gatsby is a plugin, in plugins/.
const inside = {
  regex: "^gatsby(?:-[\\w-]+)?/(?:dist|cache-dir)(?:/|$)",
  message: "The inside of Gatsby is for plugins/ alone.",
};

/** `no-restricted-imports` is replaced, not merged, by a later entry: so every entry lists all that holds for its files. */
const restrict = (files, { paths = [], patterns = [], ignores = [] }) => ({
  files,
  ignores,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths, patterns: [inside, ...patterns] }] },
});

/**
 * The configuration, for a tree whose root is `root`.
 *
 * @param {string} root an absolute path
 * @returns {import("eslint").Linter.Config[]}
 */
const importDirections = (root) => [
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parser: tseslint.parser },
    plugins: { "@typescript-eslint": tseslint.plugin, "import-x": importX },
    settings: { "import-x/resolver-next": [importX.createNodeResolver({ extensions: [".ts", ".tsx", ".json"] })] },
    // An import that leads to no file is not seen by this rule; TypeScript reports it.
    rules: { "import-x/no-restricted-paths": ["error", { basePath: root, zones }] },
  },
  restrict(["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"], { paths: [helmet, staticQuery] }),
  restrict([HEAD_FILE], { paths: [staticQuery] }),
  restrict(["src/{content-model,gatsby,design}/**/*.{ts,tsx}", "src/routes.ts"], {
    paths: [helmet, staticQuery, siteData],
  }),
  restrict(["src/components/**/*.{ts,tsx}"], { paths: [helmet, anyQuery, siteData] }),
  restrict(["src/sections/**/*.{ts,tsx}"], { paths: [helmet, staticQuery, siteData], patterns: [metadataTypes] }),
];

module.exports = { MAY_IMPORT, ROOMS, importDirections };
