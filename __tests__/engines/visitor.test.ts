/** The visitor's way from an ad's landing page to the call in Firefox and WebKit. Chromium's is in journeys/. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { walkDir } from "content-kit/lib/walk-dir";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { startFirefox, startWebKit, type Engine } from "../support/engines";
import { startNginx } from "../support/nginx";

jest.setTimeout(180_000);

const LANDING = "/fruehling-im-ofen?utm_source=ad";
const BUTTON = "main a[href='/contact']";
const CALL = "main a[href^='tel:']";
const STEP = 30_000;

let withScripts: Awaited<ReturnType<typeof startNginx>>;
let withoutScripts: Awaited<ReturnType<typeof startNginx>>;
let bare: string;

beforeAll(async () => {
  bare = mkdtempSync(join(tmpdir(), "engines-"));
  cpSync(FIXTURE_DELIVERY, bare, { recursive: true });
  // As on a poor connection: the scripts do not arrive.
  for (const file of walkDir(join(bare, "site")))
    if (/\.js(?:\.br|\.gz)?$/.test(file)) rmSync(join(bare, "site", file));
  withScripts = await startNginx(FIXTURE_DELIVERY);
  withoutScripts = await startNginx(bare);
});
afterAll(async () => {
  await withScripts.stop();
  await withoutScripts.stop();
  rmSync(bare, { recursive: true });
});

describe.each([
  ["Firefox", startFirefox],
  ["WebKit", startWebKit],
] as const)("In %s", (_, start) => {
  let engine: Engine;
  beforeAll(async () => void (engine = await start()));
  afterAll(() => engine.close());

  const land = async (server: { port: number }, width: number): Promise<void> => {
    await engine.resize(width, 844);
    await engine.open(`http://127.0.0.1:${server.port}${LANDING}`);
  };

  const until = async (expression: string): Promise<void> => {
    const end = Date.now() + STEP;
    while (!(await engine.run<boolean>(expression))) {
      if (Date.now() > end) throw new Error(`This never became true: ${expression}`);
      await new Promise((next) => setTimeout(next, 50));
    }
  };

  const isInView = (selector: string): string => `(() => {
    const box = document.querySelector("${selector}")?.getBoundingClientRect();
    return Boolean(box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight);
  })()`;

  const atTheCall = async (): Promise<void> => {
    await until(`location.pathname === "/contact" && ${isInView(CALL)}`);
  };

  const isMarked = "window.ofTheVisitor === true";

  test("two clicks lead to the call, without scrolling and without another document", async () => {
    await land(withScripts, 500);
    await until("Boolean(window.___navigate)");
    expect(await engine.run(isInView(BUTTON))).toBe(true);
    await engine.run("(window.ofTheVisitor = true)");
    await engine.click(BUTTON);
    await atTheCall();
    expect(await engine.run(isMarked)).toBe(true);
  });

  test("they do so without scripts", async () => {
    await land(withoutScripts, 500);
    expect(await engine.run("window.___navigate === undefined")).toBe(true);
    expect(await engine.run(isInView(BUTTON))).toBe(true);
    await engine.click(BUTTON);
    await atTheCall();
  });

  test("the keyboard alone leads there, and the focus is seen", async () => {
    await land(withScripts, 1280);
    const tabTo = async (selector: string): Promise<void> => {
      for (let presses = 0; presses < 60; presses += 1) {
        await engine.press("Tab");
        if (await engine.run(`document.activeElement.matches("${selector}")`)) return;
      }
      throw new Error(`${selector} was not reached.`);
    };
    await tabTo(BUTTON);
    await engine.press("Enter");
    await atTheCall();
    await tabTo(CALL);
    const outline = `(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2)
      (getComputedStyle(document.activeElement))`;
    expect(await engine.run(outline)).toBe(true);
  });

  test.each([LANDING, "/contact"])("with text at 200%%, nothing of %s is cut off", async (path) => {
    await engine.resize(500, 844);
    await engine.open(`http://127.0.0.1:${withScripts.port}${path}`);
    await engine.run(`document.documentElement.style.setProperty("font-size", "200%", "important")`);
    expect(await engine.run("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  });

  test("all pictures and fonts of each kind of page arrive, and it has one heading", async () => {
    for (const path of ["/", LANDING, "/contact", "/blog", "/services/fotografie", "/podcast"]) {
      await engine.open(`http://127.0.0.1:${withScripts.port}${path}`);
      await until('document.readyState === "complete" && document.fonts.status === "loaded"');
      const broken =
        "[...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length";
      expect([path, await engine.run(broken)]).toEqual([path, 0]);
      expect([path, await engine.run("document.querySelectorAll('h1').length")]).toEqual([path, 1]);
    }
  });
});

test("In Firefox, a sheet has all headings of a service and its prices, and no mark is left out", async () => {
  const firefox = await startFirefox();
  await firefox.open(`http://127.0.0.1:${withScripts.port}/services/fotografie`);
  const printed = execFileSync("pdftotext", ["-", "-"], { input: await firefox.print(), encoding: "utf8" });
  const { titles, marks } = await firefox.run<Record<"titles" | "marks", string[]>>(`{
    titles: [...document.querySelectorAll("main :is(h2, h3):not([data-print=off] *, [aria-labelledby=related] *)")].map((title) => title.innerText),
    marks: [...document.querySelectorAll("#pricing td > span")].map((mark) => mark.textContent),
  }`);
  await firefox.close();
  const words = printed.replace(/\s+/g, " ");
  for (const title of titles) expect(words).toContain(title.replace(/\s+/g, " "));
  for (const mark of new Set(marks))
    expect(words.split(mark).length - 1).toBeGreaterThanOrEqual(marks.filter((other) => other === mark).length);
  expect(words).toMatch(/\d €/);
});
