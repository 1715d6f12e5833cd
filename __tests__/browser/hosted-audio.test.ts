/** Recordings on another host, behind the redirects of services that count listeners. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { startServer } from "../../scripts/lib/reference-server";
import { eventually } from "../support/browser";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { launchTestChromium } from "../support/chromium";
import { mp3Frames } from "../support/mp3-frames";
import { writeCertificate } from "../support/stand-in-host";

/** Each host leads to the next; the last one has the recording. */
const HOSTS = ["toene.kante-korn.example", "zaehler.example", "lager.example"];
const RECORDING = mp3Frames(Array<number>(20_000).fill(32));

const asked: string[] = [];
let host: Server;
let site: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "hosted-"));
  const { key, cert } = writeCertificate(folder);
  host = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const name = request.headers.host ?? "";
    asked.push(name);
    const next = HOSTS[HOSTS.indexOf(name) + 1];
    if (next) return void response.writeHead(302, { location: `https://${next}${request.url ?? ""}` }).end();
    const from = Number(/\d+/.exec(request.headers.range ?? "0")?.[0]);
    const last = RECORDING.length - 1;
    const range = { "content-range": `bytes ${from}-${last}/${last + 1}`, "accept-ranges": "bytes" };
    response.writeHead(206, { "content-type": "audio/mpeg", ...range }).end(RECORDING.subarray(from));
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
  const address = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  site = await startServer(FIXTURE_DELIVERY, 0);
  browser = await launchTestChromium("Liberation Sans", Object.fromEntries(HOSTS.map((name) => [name, address])));
});
afterAll(async () => {
  await browser?.close();
  site?.server.close();
  host?.closeAllConnections();
  host?.close();
});

test("a listener hears an episode through redirects, and can jump in it", async () => {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`http://localhost:${site.port}/podcast/der-lehrling-und-die-laugenbrezel`);
  const audio = page.locator("audio");
  await page.locator(".plyr__controls [data-plyr=play]").click();
  await eventually(async () =>
    expect(await audio.evaluate((node: HTMLAudioElement) => node.currentTime)).toBeGreaterThan(0),
  );
  expect(asked.slice(0, HOSTS.length)).toEqual(HOSTS);
  const reached = await audio.evaluate(async (node: HTMLAudioElement) => {
    node.currentTime = node.duration / 2;
    await new Promise((done) => node.addEventListener("seeked", done, { once: true }));
    return { part: node.currentTime / node.duration, paused: node.paused };
  });
  expect(reached.part).toBeCloseTo(0.5);
  expect(reached.paused).toBe(false);
});
