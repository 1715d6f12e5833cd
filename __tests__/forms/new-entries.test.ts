/** New entries of every kind, filled in field by field: their files have what was typed. */
import { allKinds } from "../../src/content-model/kinds";
import { isOneOfMany } from "../../src/content-model/kinds/kind";
import type { FormCollection } from "../../src/editor/form-collections";
import { fileParts, valuesOf } from "../../src/editor/preserve-formatting";
import { editorForTests } from "../support/form-editor";
import { examplesFor, fillForm } from "../support/fill-form";

jest.setTimeout(240_000);

const editor = editorForTests({ keepsTab: true });

const manyForms = async (): Promise<FormCollection[]> => {
  const response = await fetch(`${editor.url}/admin/config.json`);
  return ((await response.json()) as { collections: FormCollection[] }).collections.filter(({ create }) => create);
};

/** Fields that exclude each other, or need a missing file. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  podcast: ["audioUrl", "audioLength", "sampleAudio", "guid"],
  careers: ["amount"],
  legal: ["analytics"],
  // A photograph of each would have to be uploaded.
  locations: ["cityImages"],
};

const KINDS = allKinds.filter(isOneOfMany);

test("every kind with a folder is tested", async () => {
  expect(await manyForms()).toHaveLength(KINDS.length);
});

test.each(KINDS.map((kind) => [kind.noun, kind] as const))("%s is saved as filled in", async (_noun, kind) => {
  const [folder = "", extension = ""] = kind.files.split("/{slug}.");
  const collection = (await manyForms()).find((one) => one.folder === folder && one["extension"] === extension);
  const name = collection?.name ?? "";
  const title = String(collection?.["identifier_field"]);
  const body = kind.body ? "A first paragraph." : undefined;
  const data = {
    ...(examplesFor(kind.schema, LEFT_OUT[name] ?? []) as Record<string, unknown>),
    [title]: "One of its own",
  };
  const form = await editor.newForm();
  const errors: string[] = [];
  form.page.on("pageerror", ({ message }) => errors.push(message));
  await form.begin(name);
  await fillForm(form.page, `/collections/${name}/new`, collection?.fields ?? [], { ...data, body });
  await form.save();
  await form.saved();
  await form.page.waitForURL(/\/entries\//);
  const link = form.page.getByRole("link", { name: "See the page" });
  // A report has no page of its own: it shows on the home page.
  expect(await link.getAttribute("href")).toMatch(folder === "reports" ? /:\d+\/$/ : /\/one-of-its-own$/);
  const parts = fileParts(kind, editor.read(kind.files.replace("{slug}", "one-of-its-own")));
  expect(valuesOf(parts)).toEqual(data);
  expect(parts.body.trim()).toBe(body ?? "");
  expect(errors).toEqual([]);
});
