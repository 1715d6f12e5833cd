/** One page of each kind, and every page of the other business, by the rules of html-validate. */
import { join } from "node:path";
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { FIXTURE_SITE, htmlFiles, readPage, SITE } from "../support/built-site";

const CONFIG: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React writes HTML: `<br/>`, `charSet`, `crossorigin=""`. All of it is valid.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // Remark leaves `>` in a text as it is, which is valid.
    "no-raw-characters": "off",
    // Gatsby's own element is #___gatsby, and the focus wrapper of its router has a style.
    "valid-id": ["error", { relaxed: true }],
    "no-inline-style": "off",
    // Roles that Safari takes away with the bullets of a list or the layout of a table; eslint.config.mjs names them.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list", "table", "row", "rowgroup", "cell"] }],
    // A telephone number may wrap like any text: in a column of 320 px it has to.
    "tel-non-breaking": "off",
    // The city finder answers while somebody types; Enter submits it.
    "wcag/h32": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** A line for each fault, with its element. */
const faultsOf = async (folder: string, file: string): Promise<string[]> => {
  const { results } = await validator.validateString(readPage(folder, file), join(folder, file));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "the document"}`),
  );
};

const fileOf = (path: string): string => (path === PAGE_KINDS["not-found"] ? "404.html" : join(path, "index.html"));

test.each(Object.entries(PAGE_KINDS))("the page of the kind %s is valid", async (_, path) =>
  expect(await faultsOf(SITE, fileOf(path))).toEqual([]),
);

test.each(htmlFiles(FIXTURE_SITE))("%s of another business is valid", async (file) =>
  expect(await faultsOf(FIXTURE_SITE, file)).toEqual([]),
);

test("a page with a fault is not", async () => {
  const html = readPage(SITE, "index.html").replace("</h1>", "</h2>");
  const { valid } = await validator.validateString(html);
  expect(valid).toBe(false);
});
