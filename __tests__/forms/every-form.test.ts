/** Every kind of form opens at a field, and saves what was typed and nothing else. */
import "../support/the-site";
import { extname } from "node:path";
import type { Page } from "playwright-core";
import { stringify } from "yaml";
import { fieldMeta, visitValues, type PathStep } from "content-kit/fields/schema-walk";
import { allKinds, matchKind } from "../../src/content-model/kinds";
import type { ContentKind } from "content-kit/kinds/kind";
import type { FormCollection } from "content-editor/form-collections";
import { fileParts, valuesOf } from "content-editor/content-file";
import { contentFiles } from "../support/content-folder";
import { openAt } from "../support/fill-form";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(600_000);

const editor = editorForTests();

/** A form's URL, and its file. */
interface Place {
  collection: string;
  entry: string;
  file: string;
}

const collections = async (): Promise<FormCollection[]> => {
  const response = await fetch(`${editor.url}/admin/config.json`);
  return ((await response.json()) as { collections: FormCollection[] }).collections;
};

const placesOf = ({ name, files, folder, extension }: FormCollection): Place[] => {
  if (files)
    return files
      .map((file) => ({ collection: name, entry: file.name, file: file.file }))
      .filter(({ file }) => contentFiles(editor.folder).includes(file));
  return contentFiles(editor.folder)
    .filter((path) => path.startsWith(`${folder}/`) && path.endsWith(`.${String(extension)}`))
    .map((file) => ({ collection: name, entry: file.slice(`${folder}/`.length, -extname(file).length), file }))
    .slice(0, 1);
};

const kindOf = ({ file }: Place): ContentKind => {
  const match = matchKind(file);
  if (!match) throw new Error(`${file} has no kind.`);
  return match.kind;
};

const valuesIn = (place: Place): Record<string, unknown> =>
  structuredClone(valuesOf(fileParts(kindOf(place), editor.read(place.file))));

/** Number of texts to change per form, spread over its parts. */
const CHANGED = 3;

/** Free texts spread over a file. */
const textsOf = (place: Place): (readonly PathStep[])[] => {
  const texts = new Map<string, readonly PathStep[]>();
  const { schema } = kindOf(place);
  visitValues(schema, valuesIn(place), (value, field, path) => {
    const { control, reference, form, link } = fieldMeta(field);
    const isFree = (control === "text" || control === "multiline") && !reference && !form && !link;
    // The parts of a price table name its features.
    if (path[0] === "groups" || path.includes("features")) return;
    if (isFree && typeof value === "string" && field.safeParse(`${value}x`).success) texts.set(String(path[0]), path);
  });
  return [...texts.values()].slice(-CHANGED);
};

/** One form of each kind. */
const oneOfEach = (places: readonly Place[]): Place[] => [
  ...new Map(places.map((place) => [kindOf(place).name, place])).values(),
];

const changeAt = (values: Record<string, unknown>, path: readonly PathStep[]): void => {
  const group = path.slice(0, -1).reduce<unknown>((inner, step) => (inner as Record<PathStep, unknown>)[step], values);
  const fields = group as Record<PathStep, string>;
  const name = path.at(-1) ?? "";
  fields[name] = `${fields[name]}x`;
};

/** Types into the field in the form's URL. */
const typeAt = async ({ page }: Form, { collection, entry }: Place, path: readonly PathStep[]): Promise<void> => {
  await openAt(page, `/collections/${collection}/entries/${entry}`, path);
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type("x");
};

const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
};

test("every kind of form opens at its fields, and saves what was typed and nothing else", async () => {
  const places = oneOfEach((await collections()).flatMap(placesOf));
  expect(new Set(places.map((place) => kindOf(place).name))).toEqual(new Set(allKinds.map(({ name }) => name)));
  const visit = async (form: Form, mine: readonly Place[]): Promise<void> => {
    const errors = errorsOf(form.page);
    for (const place of mine) {
      const paths = textsOf(place);
      const expected = valuesIn(place);
      await form.leave();
      await form.open(place.collection, place.entry);
      for (const path of paths) {
        await typeAt(form, place, path);
        changeAt(expected, path);
      }
      if (paths.length > 0) {
        await form.save();
        await form.saved();
      }
      expect({ ...place, errors, saved: stringify(valuesIn(place)) }).toEqual({
        ...place,
        errors: [],
        saved: stringify(expected),
      });
    }
  };
  const forms = [await editor.newForm(), await editor.newForm()];
  await Promise.all(
    forms.map((form, index) =>
      visit(
        form,
        places.filter((_, place) => place % 2 === index),
      ),
    ),
  );
});
