/** Pictures in forms: uploaded, selected, inserted into texts, and previewed. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator } from "playwright-core";
import { paste } from "../support/clipboard";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const ARTICLE = "blog/preis-unter-fuenf-euro.md";
const PICTURE = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/laden.jpg"));

const OTHER = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/hochkant.jpg"));

const dialogOf = (form: Form): Locator => form.page.getByRole("dialog");

/** Opens the library for a picture at the start of the text. */
const choosePicture = async ({ page }: Form): Promise<void> => {
  await page.locator("[contenteditable] [data-marked]").waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
};

/** Fills in what the form asks for after a picture was chosen. */
const describePicture = async (form: Form, words: string): Promise<void> => {
  const asked = await dialogOf(form).filter({ hasText: "Alternative text" }).elementHandle();
  const field = await asked?.$("input");
  await field?.fill(words);
  await field?.press("Enter");
  // This dialog, not the next one, which may open before a locator looks again.
  await asked?.waitForElementState("hidden");
};

const openText = async (form: Form, collection: string, entry: string): Promise<void> => {
  await form.page.goto(`${editor.url}/admin#/collections/${collection}/entries/${entry}?field=body.0`);
};

/** Natural widths of the displayed pictures in pixels. */
const widths = (form: Form): Promise<number[]> =>
  form.page
    .locator(".picture img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));

test("a picture uploaded into an article's text is stored beside other pictures of articles", async () => {
  const form = await editor.newForm();
  await openText(form, "blog", "preis-unter-fuenf-euro");
  await choosePicture(form);
  await form.page
    .locator("input[type=file]")
    .setInputFiles({ name: "Second One.JPG", mimeType: "image/jpeg", buffer: PICTURE });
  await describePicture(form, "Bread on a shelf");
  await form.page
    .locator(".text-editor")
    .getByText(/^Saved with the form as media\/blog\/second-one\.jpg · \d+ × \d+ pixels, (large enough|small for its)/)
    .waitFor();
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toContain("![Bread on a shelf](../media/blog/second-one.jpg)\n");
  expect(readFileSync(join(editor.folder, "media/blog/second-one.jpg")).equals(PICTURE)).toBe(true);
});

test("a pasted document brings its table and the pictures inside of it, each with its words", async () => {
  const form = await editor.newForm();
  await openText(form, "blog", "preis-unter-fuenf-euro");
  const text = form.page.locator(".text-editor [contenteditable=true]").first();
  await text.click();
  await form.page.keyboard.press("ControlOrMeta+Home");
  const inside = `data:image/jpeg;base64,${PICTURE.toString("base64")}`;
  const other = `data:image/jpeg;base64,${OTHER.toString("base64")}`;
  await paste(
    form.page,
    `<p class=MsoNormal>Opening <b>hours</b></p><table><tr><td>Day</td><td>Calls</td></tr><tr><td>Mon</td><td>4</td></tr></table>
    <p class=MsoNormal><img width=600 height=400 src="${inside}" alt="A waiting\nroom"></p><p class=MsoNormal>Between</p>
    <p class=MsoNormal><img width=600 height=400 src="${other}"></p><p class=MsoNormal>Below</p>
    <p class=MsoNormal><img width=600 height=400 src="${inside}"></p>`,
  );
  const asked = dialogOf(form).filter({ hasText: "Alternative text" });
  expect(await asked.getByLabel(/^Alternative text/).inputValue()).toBe("A waiting room");
  await describePicture(form, "A waiting room");
  await describePicture(form, "A reception desk");
  await describePicture(form, "The same room");
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toContain(
    "Opening **hours**\n\n| Day | Calls |\n| --- | ----- |\n| Mon | 4     |\n\n" +
      "![A waiting room](../media/blog/picture.jpg)\n\nBetween\n\n" +
      "![A reception desk](../media/blog/picture-2.jpg)\n\nBelow\n\n" +
      "![The same room](../media/blog/picture.jpg)\n",
  );
  const isKept = (name: string, bytes: Buffer) => readFileSync(join(editor.folder, "media/blog", name)).equals(bytes);
  expect([isKept("picture.jpg", PICTURE), isKept("picture-2.jpg", OTHER)]).toEqual([true, true]);
});

test("an existing picture can be selected for a text", async () => {
  editor.write("media/blog/oven.jpg", PICTURE);
  const form = await editor.newForm();
  await openText(form, "blog", "preis-unter-fuenf-euro");
  await choosePicture(form);
  await dialogOf(form).getByRole("button", { name: "blog/oven.jpg" }).press("Enter");
  await describePicture(form, "An oven");
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE)).toContain("![An oven](../media/blog/oven.jpg)\n");
});

test("pictures of texts and fields are shown, in any folder", async () => {
  editor.write("media/blog/oven.jpg", PICTURE);
  const text = editor.read(ARTICLE);
  editor.write(
    ARTICLE,
    `${text}
![In its own folder](../media/blog/oven.jpg)

Words before ![in the middle](../media/laden.jpg) and after.

![In another folder](../media/laden.jpg)
`,
  );
  const form = await editor.newForm();
  await openText(form, "blog", "preis-unter-fuenf-euro");
  await form.page.locator("[contenteditable] [data-marked]").waitFor();
  await form.page.waitForFunction(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>(".picture img")];
    return images.length >= 4 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  });
  expect(Math.min(...(await widths(form)))).toBeGreaterThan(0);
});

test("an upload with an existing name replaces the picture when the form is saved", async () => {
  editor.write("media/blog/oven.jpg", PICTURE);
  const other = Buffer.concat([PICTURE, Buffer.from([0])]);
  const text = editor.read(ARTICLE);
  editor.write(ARTICLE, text.replace("file: laden.jpg", "file: blog/oven.jpg"));
  const form = await editor.newForm();
  form.page.on("dialog", (dialog) => void dialog.accept());
  await form.page.goto(`${editor.url}/admin#/collections/blog/entries/preis-unter-fuenf-euro?field=image.file`);
  await form.page
    .locator("[data-marked]")
    .getByRole("button", { name: /Choose another file$/i })
    .click();
  await form.page
    .locator("input[type=file]")
    .setInputFiles({ name: "oven.jpg", mimeType: "image/jpeg", buffer: other });
  expect(readFileSync(join(editor.folder, "media/blog/oven.jpg")).equals(PICTURE)).toBe(true);
  await form.type(form.page.getByLabel("Alternative text").first(), "Another oven");
  await form.save();
  await form.saved();
  expect(readFileSync(join(editor.folder, "media/blog/oven.jpg")).equals(other)).toBe(true);
  await expect(form.page.getByText(/Not saved|Failed/).count()).resolves.toBe(0);
});

test("the list of media has the files of all folders", async () => {
  editor.write("media/blog/oven.jpg", PICTURE);
  const form = await editor.newForm();
  await form.leave();
  await form.page.getByRole("button", { name: "Media" }).click();
  for (const name of ["oven.jpg", "laden.jpg", "pausenton.mp3"]) await dialogOf(form).getByText(name).waitFor();
});
