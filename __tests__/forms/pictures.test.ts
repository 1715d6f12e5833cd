/** Pictures in forms: uploaded, selected, inserted into texts, and previewed. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Locator } from "playwright-core";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const ARTICLE = "blog/preis-unter-fuenf-euro.md";
const PICTURE = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/laden.jpg"));

const OTHER = readFileSync(resolve(__dirname, "../fixtures/other-agency/media/hochkant.jpg"));

const dialogOf = (form: Form): Locator => form.page.getByRole("dialog");

/** Opens the library for a picture at the start of the text. */
const choosePicture = async ({ page }: Form): Promise<void> => {
  await page.locator("[contenteditable=true]:focus").waitFor();
  await page.keyboard.press("Home");
  await page.getByRole("toolbar").getByRole("button", { name: "Picture" }).click();
};

/** Says what the picture shows that was just inserted; Enter leads back to the text. */
const describePicture = async ({ page }: Form, words: string): Promise<void> => {
  await page.locator(".picture-in-text input:focus").waitFor();
  await page.keyboard.type(words);
  await page.keyboard.press("Enter");
  await page.locator("[contenteditable=true]:focus").waitFor();
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

test("several pictures that are pasted as files stay in their order, and each has a name of its own", async () => {
  const form = await editor.newForm();
  await openText(form, "blog", "preis-unter-fuenf-euro");
  await form.page.locator("[contenteditable=true]:focus").waitFor();
  await form.page.evaluate(
    (pictures) => {
      const clipboardData = new DataTransfer();
      for (const [name = "", text = ""] of pictures) {
        const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
        clipboardData.items.add(new File([bytes], name, { type: "image/jpeg" }));
      }
      document.activeElement?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    },
    [
      ["image.jpg", PICTURE.toString("base64")],
      ["desk.jpg", OTHER.toString("base64")],
      ["image.jpg", PICTURE.toString("base64")],
    ],
  );
  const shows = form.page.getByLabel("What the picture shows, for people who cannot see it");
  await form.page.locator(".picture-in-text input:focus").waitFor();
  await shows.nth(5).waitFor();
  await shows.nth(0).fill("A waiting room");
  await shows.nth(1).fill("A reception desk");
  await shows.nth(2).fill("The same room");
  await form.save();
  await form.saved();
  expect(editor.read(ARTICLE).match(/!\[.*media\/blog\/.*\)/g)).toEqual([
    "![A waiting room](../media/blog/image-2.jpg)",
    "![A reception desk](../media/blog/desk.jpg)",
    "![The same room](../media/blog/image.jpg)",
  ]);
  const isKept = (name: string, bytes: Buffer) => readFileSync(join(editor.folder, "media/blog", name)).equals(bytes);
  expect([isKept("image.jpg", PICTURE), isKept("desk.jpg", OTHER)]).toEqual([true, true]);
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
