/** Entries as a whole: another address, a service that comes and goes, warnings, and pictures that nothing uses. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "../support/content-folder";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const EPISODE = "podcast/der-lehrling-und-die-laugenbrezel.md";
const ARTICLE = "blog/preis-unter-fuenf-euro.md";

const texts = (): Record<string, string> =>
  Object.fromEntries(
    contentFiles(editor.folder)
      .filter((path) => !path.startsWith("media/"))
      .map((path) => [path, editor.read(path)]),
  );

const press = ({ page }: Form, name: string): Promise<void> => page.getByRole("button", { name, exact: true }).click();

const dialog = ({ page }: Form) => page.getByRole("dialog");

test("an episode gets another address: links follow, the old one redirects, and one press undoes it", async () => {
  const form = await editor.newForm();
  const before = texts();
  await form.open("podcast", "der-lehrling-und-die-laugenbrezel");
  await press(form, "Change the address");
  const field = dialog(form).getByLabel("The end of its address");
  await field.fill("Der Lehrling");
  await field.press("Enter");
  await dialog(form).getByText('Fix: write "der-lehrling".').waitFor();
  expect(texts()).toEqual(before);
  await field.fill("der-lehrling");
  await field.press("Enter");
  await dialog(form).getByText("Done. Links on this site follow").waitFor();
  expect(existsSync(join(editor.folder, EPISODE))).toBe(false);
  expect(editor.read("podcast/der-lehrling.md")).toContain("  - /podcast/der-lehrling-und-die-laugenbrezel\n");
  expect(editor.read(ARTICLE)).toBe(
    before[ARTICLE]?.replaceAll("/podcast/der-lehrling-und-die-laugenbrezel", "/podcast/der-lehrling"),
  );
  await press(form, "Undo");
  await dialog(form).getByText("It is as it was before.").waitFor();
  expect(texts()).toEqual(before);
});

test("a service that is referred to is not deleted; a new one comes with all its parts, and goes with them", async () => {
  const form = await editor.newForm();
  await form.open("service-fotografie", "Service");
  await press(form, "Delete this service");
  await press(form, "Delete the service");
  await dialog(form).getByText("Not done: the site would have errors.").waitFor();
  expect(await dialog(form).getByRole("link").count()).toBeGreaterThan(1);
  await press(form, "Close");
  await press(form, "Site overview");
  await dialog(form).getByText("Add a service").first().click();
  await dialog(form).getByLabel("What it is called").fill("Bread films");
  await press(form, "Add the service");
  await dialog(form).getByText("The service is there as a draft").waitFor();
  expect(readdirSync(join(editor.folder, "services/bread-films")).sort()).toEqual(["content.yaml", "index.md"]);
  await form.page.reload();
  await form.leave();
  await form.open("service-bread-films", "Service");
  await form.page.getByRole("heading", { level: 1, name: "Bread films" }).waitFor();
  await press(form, "Delete this service");
  await press(form, "Delete the service");
  await dialog(form).getByText("The service is deleted, with all its parts.").waitFor();
  expect(existsSync(join(editor.folder, "services/bread-films"))).toBe(false);
});

test("warnings lead to their fields, and pictures say what uses them", async () => {
  const form = await editor.newForm();
  editor.write("media/blog/nobody.jpg", new Uint8Array([1]));
  editor.write(ARTICLE, editor.read(ARTICLE).replace(/^title: .*$/m, "title: A **bold** price"));
  await form.leave();
  await press(form, "Site overview");
  await dialog(form)
    .getByText(/^Warnings \([1-9]/)
    .click();
  await dialog(form)
    .getByText(/^Pictures and files in use/)
    .click();
  expect(await dialog(form).getByRole("link", { name: "Article › A **bold** price" }).count()).toBeGreaterThan(0);
  await dialog(form)
    .getByText(/^Pictures and files that nothing uses/)
    .click();
  await press(form, "Delete blog/nobody.jpg");
  await dialog(form).getByText("blog/nobody.jpg is deleted.").waitFor();
  expect(existsSync(join(editor.folder, "media/blog/nobody.jpg"))).toBe(false);
  await dialog(form)
    .getByRole("link", { name: /"Title".*plain text/ })
    .click();
  await form.page.waitForFunction(() => document.activeElement?.id.startsWith("title-field-"));
});
