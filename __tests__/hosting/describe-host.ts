/** Runs the request table against a real server. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CspEvaluator } from "csp_evaluator/dist/evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { DELIVERY } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { observatoryScore } from "../support/observatory";
import { ask, askInBytes, unpacked, type Answer } from "../support/raw-request";
import type { RunningServer } from "../support/running-server";
import { rows, rules, site, sound, type Expected, type Host } from "./requests";

/** Observatory's score beyond A+. */
const BEYOND_A_PLUS = 110;

const START = 90_000;

/** The headers of every answer; the others depend on the file. */
const SECURITY = Object.keys(rules.pageHeaders)
  .filter((name) => !["Cache-Control", "Cross-Origin-Resource-Policy"].includes(name))
  .map((name) => name.toLowerCase());

/** Differences between a response and the expectation, one sentence each. */
export const wrong = (answer: Answer, { status, location, file, headers = {}, size }: Expected): string[] => {
  const found: string[] = [];
  const statuses = [status].flat();
  if (!statuses.includes(answer.status)) found.push(`status ${answer.status} instead of ${statuses.join(" or ")}`);
  const sentTo = answer.headers["location"]?.replace(/^https?:\/\/[^/]+/, "");
  if (location !== undefined && sentTo !== location) found.push(`sent to ${sentTo} instead of ${location}`);
  // Malformed requests are answered before any rule.
  if (answer.status < 400 || [404, 405].includes(answer.status))
    for (const name of SECURITY) if (!answer.headers[name]) found.push(`${name} is not there`);
  for (const [name, value] of Object.entries(headers)) {
    const is = answer.headers[name];
    const fits =
      value === null ? is === undefined : is !== undefined && (value instanceof RegExp ? value.test(is) : is === value);
    if (!fits) found.push(`${name} is ${is ?? "not there"} instead of ${String(value)}`);
  }
  if (file === null && answer.body.length > 0) found.push("a body where there should be none");
  if (file && !unpacked(answer).equals(readFileSync(join(site, file)))) found.push(`the body is not ${file}`);
  if (size !== undefined && answer.body.length !== size) found.push(`${answer.body.length} bytes instead of ${size}`);
  return found;
};

/** Tests of one host. */
export const describeHost = (host: Host, start: (delivery: string) => Promise<RunningServer>): void => {
  let server: RunningServer | undefined;
  const port = (): number => server?.port ?? 0;

  beforeAll(async () => {
    server = await start(DELIVERY);
  }, START);
  afterAll(() => server?.stop());

  test.each(
    rows.map(
      (row) =>
        [row.method ?? "GET", row.path.length > 90 ? `${row.path.slice(0, 80)}…` : row.path, row.title, row] as const,
    ),
  )("%s %s: %s", async (_method, _path, _title, row) => {
    expect(wrong(await ask(port(), row), row.on?.[host] ?? row.expected)).toEqual([]);
  });

  test.each(Object.entries(PAGE_KINDS))("the headers of a %s page score A+", async (_kind, path) => {
    const answer = await ask(port(), { path });
    const { points, tests } = observatoryScore(answer.headers, unpacked(answer).toString("utf8"));
    expect({ tests, isEnough: points >= BEYOND_A_PLUS }).toEqual({ tests, isEnough: true });

    const { csp } = new CspParser(answer.headers["content-security-policy"] ?? "");
    const grave = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH);
    expect(grave.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  test("an unchanged page is answered with 304", async () => {
    const { headers } = await ask(port(), { path: "/about" });
    expect(headers["etag"]).toMatch(/^"[^"]+"$/);
    const again = await ask(port(), { path: "/about", headers: { "if-none-match": headers["etag"] ?? "" } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
  });

  test("a page has the same headers in each encoding, and an ETag of its own", async () => {
    const encodings = ["identity", "gzip", "br"];
    const answers = await Promise.all(
      encodings.map((encoding) => ask(port(), { path: "/about", headers: { "accept-encoding": encoding } })),
    );
    const etags = new Set(answers.map(({ headers }) => headers["etag"]));
    // Cloudflare's edge makes the encodings.
    expect(etags.size).toBe(host === "workerd" ? 1 : encodings.length);
    const policies = new Set(answers.map(({ headers }) => headers["content-security-policy"]));
    expect([...policies]).toEqual([rules.pageHeaders["Content-Security-Policy"]]);
  });

  test("a download goes on only if the file is the same", async () => {
    const { headers } = await ask(port(), { path: sound });
    const etag = headers["etag"] ?? "";
    const goOn = (ifRange: string) =>
      ask(port(), { path: sound, headers: { range: "bytes=10-19", "if-range": ifRange } });
    const [same, other] = await Promise.all([goOn(etag), goOn('"another"')]);
    const whole = readFileSync(join(site, sound)).length;
    expect([same.status, same.body.length]).toEqual([206, 10]);
    expect([other.status, other.body.length]).toEqual([200, whole]);
  });

  test("a listener can jump in an episode", async () => {
    const browser = await launchTestChromium();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port()}${PAGE_KINDS.episode}`);
    await page.locator(".plyr").waitFor();
    const reached = await page.locator("audio").evaluate(async (audio: HTMLAudioElement) => {
      if (audio.readyState === 0) await new Promise((known) => audio.addEventListener("loadedmetadata", known));
      audio.currentTime = audio.duration / 2;
      await new Promise((done) => audio.addEventListener("seeked", done, { once: true }));
      return audio.currentTime / audio.duration;
    });
    await browser.close();
    expect(reached).toBeCloseTo(0.5);
  });

  test("a changed page is sent", async () => {
    const { status } = await ask(port(), { path: "/about", headers: { "if-none-match": '"another"' } });
    expect(status).toBe(200);
  });

  test.each(["GET /about\x00 HTTP/1.1\r\nHost: x\r\n\r\n", "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", "NONSENSE\r\n\r\n"])(
    "malformed requests do no harm: %j",
    async (bytes) => {
      const line = await askInBytes(port(), bytes);
      expect(line).toMatch(/^$|^HTTP\/1\.[01] (?:400|404|405|501)|^<html>/);
      expect((await ask(port(), { path: "/" })).status).toBe(200);
    },
  );
};
