// Lint rules. Import directions are in eslint/import-directions.cjs.
import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { importDirections } from "./eslint/import-directions.cjs";

const root = fileURLToPath(new URL(".", import.meta.url));

const TYPESCRIPT = ["**/*.{ts,tsx}"];

export default defineConfig(
  globalIgnores([
    ".cache/",
    "public/",
    "delivery/",
    ".fixture-site/",
    ".develop-site/",
    "node_modules/",
    "coverage/",
    "src/gatsby-types.d.ts",
  ]),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{cjs,mjs,js}"],
    languageOptions: {
      globals: {
        __dirname: "readonly",
        clearTimeout: "readonly",
        console: "readonly",
        exports: "writable",
        module: "writable",
        process: "readonly",
        require: "readonly",
        setImmediate: "readonly",
        setTimeout: "readonly",
        structuredClone: "readonly",
        URL: "readonly",
      },
    },
  },
  {
    // A service worker, which browsers run.
    files: ["static/**/*.js"],
    languageOptions: { globals: { caches: "readonly", self: "readonly" } },
  },
  {
    files: ["plugins/**/*.js"],
    languageOptions: { sourceType: "commonjs" },
    rules: { "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }] },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    rules: {
      // Type-only imports are marked, for readers and the bundler.
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // A new member of a closed set must be handled in every switch.
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Gatsby and Jest type plain functions as methods.
      "@typescript-eslint/unbound-method": "off",
      // `async` without await turns a thrown error into a rejection.
      "@typescript-eslint/require-await": "off",
      // Control characters in foreign files are found and removed by regular expressions.
      "no-control-regex": "off",
      // Numbers in template strings are fine; objects and undefined are not.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    // Unchecked file contents are `unknown`, and are printed in messages.
    files: ["packages/content-kit/**"],
    rules: { "@typescript-eslint/no-base-to-string": "off" },
  },
  {
    files: ["{packages,src}/**/*.{ts,tsx}", "**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ["src/**/*.tsx", "gatsby-*.tsx"],
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      // Safari needs an explicit list role without bullets; browsers drop a table's semantics when its display changes.
      "jsx-a11y/no-redundant-roles": [
        "error",
        { nav: ["navigation"], ol: ["list"], ul: ["list"], table: ["table"], thead: ["rowgroup"], tbody: ["rowgroup"] },
      ],
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { tr: ["row"], td: ["cell"] }],
      // A focus listener does not make an element interactive.
      "jsx-a11y/no-static-element-interactions": [
        "error",
        { handlers: ["onClick", "onMouseDown", "onMouseUp", "onKeyPress", "onKeyDown", "onKeyUp"] },
      ],
    },
  },
  {
    // Google's scripts read `arguments` objects alone.
    files: ["src/client/analytics/ga4.ts"],
    rules: { "prefer-rest-params": "off" },
  },
  ...importDirections(root),
  // The size limits that CONTRIBUTING.md states.
  {
    files: ["src/{components,sections,layout}/**/*.tsx"],
    rules: { "max-lines": ["error", { max: 140, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["{packages,src,scripts,plugins,bench}/**/*.ts"],
    ignores: ["**/*.d.ts"],
    rules: { "max-lines": ["error", { max: 300 }] },
  },
  {
    files: ["{packages,src}/**/*.{ts,tsx}"],
    ignores: ["**/__tests__/**"],
    rules: { "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ["gatsby-node.ts"],
    rules: {
      "max-lines": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "import-x/max-dependencies": ["error", { max: 10, ignoreTypeImports: true }],
    },
  },
  {
    files: TYPESCRIPT,
    // Default exports required by Gatsby, Jest, Cloudflare or a module declaration.
    ignores: [
      "**/src/{templates,pages}/**",
      "src/html.tsx",
      "cloudflare-worker.ts",
      "**/gatsby-config.ts",
      "*.config.ts",
      "__tests__/support/{start,stop}-{site,forms}.ts",
      "**/*.d.ts",
    ],
    rules: {
      // Named exports have the same name everywhere, so they can be searched.
      "no-restricted-syntax": [
        "error",
        { selector: "ExportDefaultDeclaration", message: "Export by name." },
        { selector: "ExportSpecifier[exported.name='default']", message: "Export by name." },
      ],
    },
  },
);
