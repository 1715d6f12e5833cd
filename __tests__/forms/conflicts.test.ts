/** Concurrent edits of one file: no changes are lost, and conflicts are resolved by the editor. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests({ keepsTab: true });
const ARTICLE = "blog/preis-unter-fuenf-euro.md";

const title = (form: Form) => form.page.getByLabel("Title", { exact: true }).first();
const author = (form: Form) => form.page.getByLabel("Author", { exact: true });

test("changes on disk while a form is open are merged with the form's", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const before = editor.read(ARTICLE);
  const meanwhile = before
    .replace("author: Jördis & Özgür", "author: Somebody on disk")
    .replace("## Kurz gesagt", "A paragraph from the disk.\n\n## Kurz gesagt");
  editor.write(ARTICLE, meanwhile);
  await form.type(title(form), "Zwölf Preise");
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Zwölf Preise'"));
});

test("two browsers that change different fields of an article keep both changes, in any order", async () => {
  const [one, other] = [await editor.newForm(), await editor.newForm()];
  await one.open("blog", "preis-unter-fuenf-euro");
  await other.open("blog", "preis-unter-fuenf-euro");
  await one.type(title(one), "From the one");
  await one.save();
  await one.saved();
  await other.type(author(other), "From the other");
  await other.save();
  await other.saved();
  await one.type(title(one), "From the one again");
  await one.save();
  await one.saved();
  const text = editor.read(ARTICLE);
  expect(text).toContain("title: 'From the one again'");
  expect(text).toContain("author: From the other");
});

test("reverting a saved change is a change that can be saved", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const before = editor.read(ARTICLE);
  const first = await author(form).inputValue();
  await form.type(author(form), `${first} now`);
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toContain(`${first} now`);
  await form.type(author(form), first);
  await form.page.getByText("Unsaved Changes").waitFor();
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(before);
});

const dialogOf = (form: Form) => form.page.getByRole("dialog");

test("what is typed during a save that merges stays beside what was merged, and is saved by the next one", async () => {
  const form = await editor.newForm();
  const { page } = form;
  await form.open("blog", "preis-unter-fuenf-euro");
  let arrive = (): void => undefined;
  const isLate = new Promise<void>((done) => (arrive = done));
  await page.route("**/api/v1", async (route) => {
    if (route.request().postData()?.includes('"persistEntry"')) await isLate;
    await route.continue();
  });
  const author = page.getByLabel("Author", { exact: true });
  await form.type(title(form), "Mine");
  editor.write(ARTICLE, editor.read(ARTICLE).replace("\n\n", "\n\nA paragraph from the disk.\n\n"));
  await form.save();
  await page.getByText("Saving…").waitFor();
  await form.type(author, "Typed meanwhile");
  await form.type(title(form), "Mine, too");
  arrive();
  await page.getByRole("button", { name: "Save", exact: true }).waitFor();
  expect(editor.read(ARTICLE)).toMatch(/^title: 'Mine'$[^]*^author: Jördis & Özgür$/m);
  expect(await page.getByText("Nothing to save").isVisible()).toBe(false);
  expect([await title(form).inputValue(), await author.inputValue()]).toEqual(["Mine, too", "Typed meanwhile"]);
  await page.locator("[contenteditable=true]").getByText("A paragraph from the disk.").waitFor();
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toMatch(
    /^title: 'Mine, too'$[^]*^author: Typed meanwhile$[^]*^A paragraph from the disk.$/m,
  );
  await page.unrouteAll();
});

test("a conflict is shown, and nothing is written before the editor decides", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const meanwhile = editor.read(ARTICLE).replace("author: Jördis & Özgür", "author: Somebody on disk");
  editor.write(ARTICLE, meanwhile);
  await form.type(author(form), "Somebody in the form");
  await form.save();
  const dialog = dialogOf(form);
  expect(await dialog.getByRole("group").allTextContents()).toEqual([
    "AuthorYoursSomebody in the formIn the file nowSomebody on disk",
  ]);
  await dialog.getByText("Save what I chose").click();
  expect(editor.read(ARTICLE)).toBe(meanwhile);
  await dialog.getByText("Back to the form").click();
  await form.page.getByText("Unsaved Changes").waitFor();
  expect(editor.read(ARTICLE)).toBe(meanwhile);
  await form.save();
  await dialog.getByText("Yours").click();
  await dialog.getByText("Save what I chose").click();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(meanwhile.replace("Somebody on disk", "Somebody in the form"));
});

test("choosing the file's value puts it into the form", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const meanwhile = editor.read(ARTICLE).replace("author: Jördis & Özgür", "author: Somebody on disk");
  editor.write(ARTICLE, meanwhile);
  await form.type(author(form), "Somebody in the form");
  await form.type(title(form), "Mine");
  await form.save();
  await dialogOf(form).getByText("In the file now").click();
  await dialogOf(form).getByText("Save what I chose").click();
  await form.saved();
  await form.page.locator('input[value="Somebody on disk"]').waitFor();
  expect(editor.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Mine'"));
});

test("an article that was changed meanwhile is deleted only once somebody has seen the change", async () => {
  const form = await editor.newForm();
  form.page.on("dialog", (dialog) => void dialog.accept());
  // Without a save before, the list is not loaded again.
  await form.page.goto("about:blank");
  await form.open("blog", "preis-unter-fuenf-euro");
  const meanwhile = editor.read(ARTICLE).replace("author: Jördis & Özgür", "author: Somebody on disk");
  editor.write(ARTICLE, meanwhile);
  await form.page.getByRole("button", { name: "Delete entry" }).click();
  await form.page.getByRole("alert").getByText("It was changed while its form was open.").waitFor();
  expect(editor.read(ARTICLE)).toBe(meanwhile);
  await form.page.reload();
  await form.page.locator('input[value="Somebody on disk"]').waitFor();
  await form.page.getByRole("button", { name: "Delete entry" }).click();
  await form.page.waitForURL(/collections\/blog$/);
  expect(() => editor.read(ARTICLE)).toThrow("ENOENT");
});

test("an article that was deleted meanwhile is not written again without confirmation", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  rmSync(join(editor.folder, ARTICLE));
  await form.type(title(form), "Mine");
  await form.save();
  await dialogOf(form).getByText("(taken away)").click();
  await dialogOf(form).getByText("Save what I chose").click();
  await form.page.getByText("Unsaved Changes").waitFor();
  expect(() => editor.read(ARTICLE)).toThrow("ENOENT");
  await form.save();
  await dialogOf(form).getByText("Yours").click();
  await dialogOf(form).getByText("Save what I chose").click();
  await form.saved();
  expect(editor.read(ARTICLE)).toMatch(/^title: Mine$/m);
});

/** A form with another title, of which the browser has a copy. */
const unsavedForm = async (): Promise<Form> => {
  const form = await editor.newForm();
  form.page.on("dialog", (dialog) => void dialog.accept());
  await form.open("blog", "preis-unter-fuenf-euro");
  await form.type(title(form), "Mine");
  await form.page.waitForFunction((path) => localStorage.getItem(`form:${path}`)?.includes("Mine"), ARTICLE);
  return form;
};

test("a form restored after a crash is compared with the version that was opened", async () => {
  const form = await unsavedForm();
  const meanwhile = editor.read(ARTICLE).replace("author: Jördis & Özgür", "author: Somebody on disk");
  editor.write(ARTICLE, meanwhile);
  await form.page.reload();
  await form.page.getByText("Unsaved Changes").waitFor();
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Mine'"));
});

test("an article that was deleted does not open as an empty form, but gives back what was typed", async () => {
  const form = await unsavedForm();
  rmSync(join(editor.folder, ARTICLE));
  await form.page.reload();
  await form.page.getByText("Unsaved Changes").waitFor();
  await form.save();
  await dialogOf(form).getByText("Yours").click();
  await dialogOf(form).getByText("Save what I chose").click();
  await form.saved();
  expect(editor.read(ARTICLE)).toMatch(/^title: Mine$/m);
  rmSync(join(editor.folder, ARTICLE));
  await form.page.reload();
  await form.page.getByRole("heading", { name: /^This entry is no longer there/ }).waitFor();
  expect(await title(form).count()).toBe(0);
});
