/** New entries of every kind, filled in field by field: their files have what was typed. */
import "../support/the-site";
import { allKinds } from "../../src/content-model/kinds";
import { isOneOfMany } from "content-kit/kinds/kind";
import type { FormCollection } from "content-editor/form-collections";
import { fileParts, valuesOf } from "content-editor/content-file";
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
  careers: ["salary", "min", "max"],
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
  expect(await link.getAttribute("href")).toMatch(folder === "reports" ? /^\/$/ : /\/one-of-its-own$/);
  const parts = fileParts(kind, editor.read(kind.files.replace("{slug}", "one-of-its-own")));
  expect(valuesOf(parts)).toEqual(data);
  expect(parts.body.trim()).toBe(body ?? "");
  expect(errors).toEqual([]);
});

test("after the first save, the focus is where it was", async () => {
  const form = await editor.newForm();
  const { page } = form;
  await form.begin("PlainPage");
  await page.getByLabel("Title", { exact: true }).first().fill("Another of its own");
  const text = page.locator(".text-editor [contenteditable=true]").first();
  await text.click();
  await page.keyboard.type("A first paragraph.");
  // Refused: nothing is held, and the panel leads to the field.
  await page.keyboard.press("ControlOrMeta+S");
  await page.waitForFunction(() => document.activeElement?.id === "field-metadata.description");
  await page.keyboard.type("A description for search engines");
  await page.locator(".problems").waitFor({ state: "detached" });
  await text.getByText("A first paragraph.").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ControlOrMeta+S");
  await form.saved();
  await page.waitForURL(/\/entries\//);
  await page.waitForFunction(() => document.activeElement?.matches("[contenteditable=true]"));
  expect(await page.locator("[inert]").count()).toBe(0);
  await page.keyboard.type(" And more.");
  expect(await text.innerText()).toBe("A first paragraph. And more.");
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  await form.saved();
  expect(editor.read("landing/another-of-its-own.md")).toMatch(
    /^title: Another of its own\n[^]*\n\nA first paragraph. And more.\n$/m,
  );
});

test("a copy begins with the values of its original", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const title = form.page.getByLabel("Title", { exact: true }).first();
  const original = await title.inputValue();
  await form.page.getByRole("button", { name: "Saved" }).click();
  await form.page.getByRole("menuitem", { name: "Begin a copy" }).click();
  await form.page.waitForURL(/\/new$/);
  expect(await title.inputValue()).toBe(original);
  await title.fill("A copy of it");
  await form.save();
  await form.saved();
  const copy = editor.read("blog/a-copy-of-it.md");
  expect(copy).toMatch(/^title: A copy of it$/m);
  // The old addresses lead to the original.
  expect(copy).not.toContain("redirectFrom");
});

test("a new entry whose address is taken is refused at its title, and saved under another one", async () => {
  const form = await editor.newForm();
  const { page } = form;
  await form.begin("PlainPage");
  await page.getByLabel("Title", { exact: true }).first().fill("Barrierefreiheit");
  await page.getByLabel("Description", { exact: true }).first().fill("A description for search engines");
  await page.locator(".text-editor [contenteditable=true]").first().click();
  await page.keyboard.type("A paragraph.");
  await form.save();
  await page.getByRole("alert").getByText("with the address barrierefreiheit.").waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "field-title");
  await page.keyboard.press("End");
  await page.keyboard.type(" 2");
  await form.save();
  await form.saved();
  expect(editor.read("landing/barrierefreiheit-2.md")).toContain("title: Barrierefreiheit 2\n");
});
