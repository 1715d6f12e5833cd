/** Two people at one file: nobody's work is lost, and nothing is written that somebody did not choose. */
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(90_000);

const editor = editorForTests();
const ARTICLE = "blog/preis-unter-fuenf-euro.md";

const title = (form: Form) => form.page.getByLabel("Title", { exact: true }).first();
const author = (form: Form) => form.page.getByLabel("Author", { exact: true });

test("what changed on the disk while a form was open stays, beside what the form changed", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const before = editor.read(ARTICLE);
  const meanwhile = before
    .replace("author: Jördis & Özgür", "author: Somebody on disk")
    .replace("## Kurz gesagt", "A paragraph from the disk.\n\n## Kurz gesagt");
  editor.write(ARTICLE, meanwhile);
  await title(form).fill("Zwölf Preise");
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(meanwhile.replace(/^title: .*$/m, "title: 'Zwölf Preise'"));
});

test("two browsers that change different fields of one article keep both changes, in every order of saving", async () => {
  const [one, other] = [await editor.newForm(), await editor.newForm()];
  await one.open("blog", "preis-unter-fuenf-euro");
  await other.open("blog", "preis-unter-fuenf-euro");
  await title(one).fill("From the one");
  await one.save();
  await one.saved();
  await author(other).fill("From the other");
  await other.save();
  await other.saved();
  await title(one).fill("From the one again");
  await one.save();
  await one.saved();
  const text = editor.read(ARTICLE);
  expect(text).toContain("title: 'From the one again'");
  expect(text).toContain("author: From the other");
});

test("taking a saved change back is a change, which can be saved", async () => {
  const form = await editor.newForm();
  await form.open("blog", "preis-unter-fuenf-euro");
  const before = editor.read(ARTICLE);
  const first = await author(form).inputValue();
  await author(form).fill(`${first} now`);
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toContain(`${first} now`);
  await author(form).fill(first);
  await form.page.getByText("Unsaved Changes").waitFor();
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toBe(before);
});
