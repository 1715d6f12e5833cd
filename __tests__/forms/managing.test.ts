/** Entries as a whole: another address, and a service that goes. */
import { cpSync, existsSync } from "node:fs";
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

test("an episode gets another address: links follow, the old one redirects, and back again", async () => {
  const form = await editor.newForm();
  const before = texts();
  await form.open("podcast", "der-lehrling-und-die-laugenbrezel");
  await press(form, "Change the address");
  const field = dialog(form).getByLabel("The end of its address");
  await field.fill("Der Lehrling");
  await field.press("Enter");
  await form.page.waitForURL(/entries\/der-lehrling$/);
  await form.saved();
  expect(existsSync(join(editor.folder, EPISODE))).toBe(false);
  expect(editor.read("podcast/der-lehrling.md")).toContain("  - /podcast/der-lehrling-und-die-laugenbrezel\n");
  expect(editor.read(ARTICLE)).toBe(
    before[ARTICLE]?.replaceAll("/podcast/der-lehrling-und-die-laugenbrezel", "/podcast/der-lehrling"),
  );
  await press(form, "Change the address");
  await field.fill("der-lehrling-und-die-laugenbrezel");
  await field.press("Enter");
  await form.page.waitForURL(/entries\/der-lehrling-und-die-laugenbrezel$/);
  expect(editor.read(EPISODE)).toContain("redirectFrom:\n  - /podcast/der-lehrling\n");
  expect(editor.read(ARTICLE)).toBe(before[ARTICLE]);
});

test("a service that is referred to is not deleted; another one goes with all its parts", async () => {
  const form = await editor.newForm();
  await form.open("service-fotografie", "Service");
  await press(form, "Delete this service");
  await press(form, "Delete the service");
  await dialog(form).getByText("Not done: the site would have errors.").waitFor();
  expect(await dialog(form).getByRole("link").count()).toBeGreaterThan(1);
  await press(form, "Close");
  const [from, to] = ["fotografie", "bread-films"].map((slug) => join(editor.folder, "services", slug));
  cpSync(from ?? "", to ?? "", { recursive: true });
  await form.page.reload();
  await form.leave();
  await form.open("service-bread-films", "Service");
  await press(form, "Delete this service");
  await press(form, "Delete the service");
  await form.page.waitForURL(/admin(?!.*bread-films)/);
  expect(existsSync(join(editor.folder, "services/bread-films"))).toBe(false);
});
