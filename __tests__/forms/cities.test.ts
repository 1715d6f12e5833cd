/** Cities in a state's form: drafts, redirects, changed slugs, new cities. */
import { parse } from "yaml";
import { slugOf } from "content-kit/lib/slug";
import { editorForTests, type Form } from "../support/form-editor";

jest.setTimeout(240_000);

const editor = editorForTests();
const STATE = "locations/niedersachsen.yaml";

interface City {
  name: string;
  slug: string;
  draft?: boolean;
  redirectFrom?: string[];
}

const cities = (): City[] => (parse(editor.read(STATE)) as { cities: City[] }).cities;

/** The fields of a city in the open form. */
const cityOf = async (form: Form, name: string) => {
  await form.page.getByPlaceholder(/^Find one of/).fill(name);
  const city = form.page.locator("[data-path=cities] > .items > li").first();
  const bar = city.locator("> .bar .toggle");
  if ((await bar.getAttribute("aria-expanded")) === "false") await bar.click();
  return city;
};

const open = async (): Promise<Form> => {
  const form = await editor.newForm();
  await form.open("locations", "niedersachsen");
  return form;
};

test("a draft city can be published, and its own text and redirects edited", async () => {
  const [, first] = cities();
  const about = "Zwei Backstuben.\n\nBeide am Markt.";
  const text = editor
    .read(STATE)
    .replace(`slug: ${first?.slug},`, `slug: ${first?.slug}, draft: true, redirectFrom: [/one],`);
  editor.write(STATE, text);
  const form = await open();
  const city = await cityOf(form, first?.name ?? "");
  expect(await city.getByLabel("Draft").isChecked()).toBe(true);
  expect(await city.getByLabel("Old address 1", { exact: true }).inputValue()).toBe("/one");
  await city.getByLabel("Draft").uncheck();
  await city.getByRole("textbox", { name: "About" }).fill(about);
  await city.getByRole("button", { name: "Add old address" }).click();
  await city.getByLabel("Old address 2", { exact: true }).fill("/two");
  await form.save();
  await form.saved();
  expect(cities()[1]).toEqual({ ...first, about, redirectFrom: ["/one", "/two"] });
});

test("a changed slug offers a redirect from the old path", async () => {
  const [first] = cities();
  const form = await open();
  const city = await cityOf(form, first?.name ?? "");
  await city.getByLabel("End of the address").fill("another-one");
  await city.getByText(`Links to /locations/niedersachsen/${first?.slug} will lead nowhere.`).waitFor();
  await city.getByRole("button", { name: "Redirect them here" }).click();
  await form.save();
  await form.saved();
  expect(cities()[0]).toMatchObject({
    slug: "another-one",
    redirectFrom: [`/locations/niedersachsen/${first?.slug}`],
  });
});

test("a new city gets a slug from its name, and its alphabetical place", async () => {
  const before = cities();
  const form = await open();
  await form.page.getByRole("button", { name: "Add city", exact: true }).click();
  const city = form.page.locator("[data-path=cities] > .items > li");
  await city.getByLabel("Name").click();
  await form.page.keyboard.type("Großburgwedel");
  await form.page.keyboard.press("Tab");
  expect(await city.getByLabel("End of the address").inputValue()).toBe(slugOf("Großburgwedel"));
  await form.page.keyboard.press("End");
  await form.page.keyboard.type("-2");
  await form.save();
  await form.saved();
  const names = cities().map(({ name }) => name);
  expect(cities()).toHaveLength(before.length + 1);
  expect(cities().find(({ name }) => name === "Großburgwedel")?.slug).toBe(`${slugOf("Großburgwedel")}-2`);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
});

test.each([1280, 360])("the fields of a city do not overflow at %i pixels", async (width) => {
  const form = await open();
  await cityOf(form, cities()[0]?.name ?? "");
  await form.page.setViewportSize({ width, height: 900 });
  const right = await form.page
    .locator("[data-item] :is(input, textarea, select, button)")
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(width);
});
