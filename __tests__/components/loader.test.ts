/** Fetching pages in the browser: once, again after a failure, and never for nothing. */
import { PageResourceStatus, ProdLoader } from "../../src/layout/stand-ins/loader";

const HASH = "a1";
const Page = () => null;
const scripts = { components: { city: () => Promise.resolve({ default: Page }) } };

/** What the host answers: a status for each file, and of `ok` the file's JSON; nothing where there is no line. */
let answers: Record<string, unknown>;
let asked: string[];

const answer = (url: string): Promise<Pick<Response, "ok" | "status" | "json">> => {
  asked.push(url);
  const body = answers[url];
  if (typeof body === "number") return Promise.resolve({ ok: false, status: body, json: () => Promise.resolve() });
  return body === undefined
    ? Promise.reject(new TypeError("Failed to fetch"))
    : Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
};

const DATA = "/page-data/locations/miami/page-data.json";
const pageData = { path: "/locations/miami", componentChunkName: "city", result: { data: { city: "Miami" } } };

beforeEach(() => {
  asked = [];
  answers = { "/page-data/app-data.json": { webpackCompilationHash: HASH }, [DATA]: pageData };
  Object.assign(window, { fetch: answer });
});

test("a page is its code, its data and the build that it is of", async () => {
  const loader = new ProdLoader(scripts);
  expect(loader.loadPageSync("/locations/miami")).toBeUndefined();
  const page = await loader.loadPage("/locations/miami");
  expect(page).toMatchObject({ component: { default: Page }, json: { data: { city: "Miami" } } });
  expect(page).toMatchObject({ page: { path: "/locations/miami", webpackCompilationHash: HASH } });
  expect(loader.loadPageSync("/locations/miami")).toBe(page);
});

test("a page is fetched once, by whatever query, anchor or slash it is asked for", async () => {
  const loader = new ProdLoader(scripts);
  await Promise.all([loader.loadPage("/locations/miami"), loader.loadPage("/locations/miami?from=mail")]);
  await loader.loadPage("/locations/miami/#prices");
  expect(asked.filter((url) => url === DATA)).toHaveLength(1);
  expect(loader.loadPageSync("/locations/miami?q=1")).toBeDefined();
});

test("the home page's data has a name of its own", async () => {
  answers["/page-data/index/page-data.json"] = { ...pageData, path: "/" };
  expect(await new ProdLoader(scripts).loadPage("/")).toMatchObject({ page: { path: "/" } });
});

describe("What cannot be had is an error, so that the document of the address is loaded", () => {
  test.each([
    ["what is no page, but there", () => Object.assign(answers, { [DATA]: 404, "/locations/miami": "" }), 1],
    [
      "a page of a kind that these scripts do not know",
      () => (answers[DATA] = { ...pageData, componentChunkName: "new" }),
      1,
    ],
    ["a host in trouble, after three tries", () => (answers[DATA] = 503), 3],
    ["no line, after three tries", () => delete answers[DATA], 3],
  ])("%s", async (_, happens, tries) => {
    happens();
    const loader = new ProdLoader(scripts);
    expect(await loader.loadPage("/locations/miami")).toMatchObject({ status: PageResourceStatus.Error });
    expect(asked.filter((url) => url === DATA)).toHaveLength(tries);
    expect(loader.loadPageSync("/locations/miami")).toBeUndefined();
  });

  test("and it is asked for again the next time", async () => {
    const loader = new ProdLoader(scripts);
    answers[DATA] = 503;
    await loader.loadPage("/locations/miami");
    answers[DATA] = pageData;
    expect(await loader.loadPage("/locations/miami")).toMatchObject({ page: { path: "/locations/miami" } });
  });
});

test("where nobody says which build is online, a page is of none", async () => {
  delete answers["/page-data/app-data.json"];
  const page = await new ProdLoader(scripts).loadPage("/locations/miami");
  expect(page).toMatchObject({ page: { webpackCompilationHash: "" } });
});

test("where there is nothing, the not-found view is shown", async () => {
  Object.assign(answers, { [DATA]: 404, "/locations/miami": 404 });
  answers["/page-data/404.html/page-data.json"] = { ...pageData, path: "/404.html" };
  const page = await new ProdLoader(scripts).loadPage("/locations/miami");
  expect(page).toMatchObject({ page: { path: "/404.html" } });
});

test("a not-found view has the data that its document names, at whatever address it stands", async () => {
  answers["/page-data/404.html/page-data.json"] = { ...pageData, path: "/404.html" };
  Object.assign(window, { pagePath: "/404.html" });
  history.replaceState(null, "", "/no-such-page");
  let page: unknown;
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("../../src/layout/stand-ins/loader");
    page = await new fresh.ProdLoader(scripts).loadPage("/no-such-page");
  });
  expect(page).toMatchObject({ page: { path: "/404.html" } });
  expect(asked).not.toContain("/page-data/no-such-page/page-data.json");
});
