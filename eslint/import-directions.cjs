// Who may import whom. The table below is the diagram of docs/architecture.md as a rule; a test proves that it holds.
// It is CommonJS, and apart from eslint.config.mjs, so that the test can load it without the rest of the configuration.
const importX = require("eslint-plugin-import-x");
const tseslint = require("typescript-eslint");

/**
 * What each part of src/ may import of the other parts; what is not listed is forbidden. A test fails where a folder or
 * file of src/ has no line here.
 *
 * @type {Record<string, readonly string[]>}
 */
const MAY_IMPORT = {
  "remember.ts": [],
  "content-model": ["remember.ts", "decode-address.ts", "plain-letters.ts"],
  design: [],
  "routes.ts": [],
  "anchors.ts": [],
  "format.ts": ["remember.ts"],
  "page-props.ts": [],
  "html.tsx": [],
  "escape-html.ts": [],
  "decode-address.ts": [],
  "plain-letters.ts": [],
  // What the search and the city finder work with, in the build and in the browser alike.
  search: ["routes.ts", "plain-letters.ts"],
  // The facts, navigation and labels of every page. No component imports it: components are given their words.
  shell: [],
  metadata: ["content-model", "routes.ts", "format.ts", "escape-html.ts"],
  // How the site is served: pure, and used by the build, the site server and the Worker alike.
  hosting: ["routes.ts", "remember.ts", "decode-address.ts"],
  // It draws the pictures that social networks show, from the same tokens and the same line as the pages.
  build: [
    "content-model",
    "design",
    "hosting",
    "metadata",
    "search",
    "remember.ts",
    "anchors.ts",
    "routes.ts",
    "format.ts",
    "escape-html.ts",
    "decode-address.ts",
  ],
  // The form editor: it is served while developing, and delivered only where the site asks for it.
  editor: ["content-model", "build", "routes.ts", "escape-html.ts"],
  // What developers and editors see while the site is developed, and visitors never.
  develop: ["content-model", "design"],
  // The icons' names are a closed set that content chooses from: the one thing of the model that a component draws.
  components: ["design", "content-model/icons.ts", "anchors.ts", "routes.ts", "format.ts", "escape-html.ts"],
  sections: [
    "components",
    "design",
    "metadata",
    "search",
    "shell",
    "content-model/placeholders.ts",
    "anchors.ts",
    "content-model/moments.ts",
    "routes.ts",
    "format.ts",
  ],
  layout: ["components", "design", "metadata", "shell", "content-model/placeholders.ts", "routes.ts", "format.ts"],
  templates: [
    "layout",
    "sections",
    "components",
    "design",
    "shell",
    "metadata",
    "content-model",
    "routes.ts",
    "format.ts",
    "page-props.ts",
  ],
  pages: [
    "layout",
    "sections",
    "components",
    "design",
    "shell",
    "metadata",
    "content-model",
    "routes.ts",
    "format.ts",
    "page-props.ts",
  ],
};

/** The only file that knows react-helmet; the shell renders the head through what it exports. */
const HEAD_FILE = "src/metadata/page-head.tsx";

const zones = [
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
    from: "./src/build",
    message: "src/build runs while the site is built; what renders pages does not import it.",
  },
];

const helmet = { name: "react-helmet", message: `Only ${HEAD_FILE} imports react-helmet: use what it exports.` };
// Each result of a static query is one more request of every page, and a change to it renders every page again.
const staticQuery = {
  name: "gatsby",
  importNames: ["useStaticQuery", "StaticQuery"],
  message: "A page query gives a page its data; what every page shows is in @shell.",
};
const anyQuery = {
  name: "gatsby",
  importNames: ["graphql", ...staticQuery.importNames],
  message: "A component is given its data as props.",
};
const shell = { name: "@shell", message: "The facts and words that every page shows are given to this part as props." };
// The shapes of metadata may be named by what passes them on; its builders are called by templates.
const metadataTypes = {
  regex: "(^|/)metadata(/|$)",
  allowTypeImports: true,
  message: "Sections import the types of metadata alone.",
};

/** `no-restricted-imports` is replaced, not merged, by a later entry: so every entry lists all that holds for its files. */
const restrict = (files, { paths = [], patterns = [], ignores = [] }) => ({
  files,
  ignores,
  rules: { "@typescript-eslint/no-restricted-imports": ["error", { paths, patterns }] },
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
  restrict(["src/{content-model,build,design}/**/*.{ts,tsx}", "src/routes.ts"], {
    paths: [helmet, staticQuery, shell],
  }),
  restrict(["src/components/**/*.{ts,tsx}"], { paths: [helmet, anyQuery, shell] }),
  restrict(["src/sections/**/*.{ts,tsx}"], { paths: [helmet, staticQuery, shell], patterns: [metadataTypes] }),
];

module.exports = { MAY_IMPORT, importDirections };
