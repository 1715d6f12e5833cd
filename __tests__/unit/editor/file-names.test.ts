/** Names that the form editor gives to new files. */
import { runInNewContext } from "node:vm";
import { slugOf } from "../../../src/lib/slug";
import { editorScript } from "../../../src/editor/files";

jest.setTimeout(60_000);

const own: { nameOf?: (title: string) => string } = {};
beforeAll(async () => {
  const code = await editorScript("__tests__/support/file-name-entry.ts");
  runInNewContext(code, Object.assign(own, { window: own, globalThis: own }));
});

test.each(["美容クリニック", "über-uns", "что-нового", "łódź-2024", "l’œuf « d’or » à 3 €", "word ".repeat(30)])(
  "an entry titled %s is saved under the slug that everything else has",
  (title) => {
    expect(own.nameOf?.(title)).toBe(slugOf(title));
    expect(slugOf(title)).not.toBe("");
  },
);

test("a title of signs has a name too, and a picture keeps its ending", () => {
  expect(own.nameOf?.("🎉")).toBe("entry");
  expect(own.nameOf?.("фото.jpg")).toBe("foto.jpg");
});
