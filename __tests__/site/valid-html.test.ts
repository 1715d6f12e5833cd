/** html-validate on one page of each kind, and on all pages of the other business. */
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const CONFIG: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  elements: ["html5", { link: { attributes: { blocking: { allowed: () => null } } } }], // With rel="expect".
  rules: {
    // React's output: `<br/>`, `charSet`, `crossorigin=""`; all valid.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // Remark leaves `>` in texts, which is valid.
    "no-raw-characters": "off",
    "valid-id": ["error", { relaxed: true }],
    "no-inline-style": "off", // Of Gatsby, as is the id ___gatsby.
    // Roles that Safari needs for lists without bullets and restyled tables: see eslint.config.mjs.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list", "table", "row", "rowgroup", "cell"] }],
    // A telephone number must be able to wrap in a column of 320 px.
    "tel-non-breaking": "off",
    // Several ticks of one question share a name.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
    // The city finder searches while the visitor types; Enter submits it.
    "wcag/h32": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** One line per error, with its element. */
const faultsOf = async (folder: string, file: string): Promise<string[]> => {
  const { results } = await validator.validateString(readPage(folder, file), join(folder, file));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the document"}`),
  );
};

const fileOf = (path: string): string => (path === PAGE_KINDS["not-found"] ? "404.html" : join(path, "index.html"));

test.each(Object.entries(PAGE_KINDS))("the %s page is valid", async (_, path) =>
  expect(await faultsOf(SITE, fileOf(path))).toEqual([]),
);

test.each(htmlFiles(FIXTURE_SITE))("%s of another business is valid", async (file) =>
  expect(await faultsOf(FIXTURE_SITE, file)).toEqual([]),
);

test("an invalid page is reported", async () => {
  const html = readPage(SITE, "index.html").replace("</h1>", "</h2>");
  const { valid } = await validator.validateString(html);
  expect(valid).toBe(false);
});
