/** The audio player, on episodes with audio only. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { PAGE_KINDS, type PageKind } from "../../scripts/lib/sample-pages";
import { SITE } from "../support/built-site";
import { playerScripts } from "../support/page-scripts";
import { arrived, content, eventually, openTab, navigateTo, TEXT_FONTS } from "../support/browser";
import { mp3Frames } from "../support/mp3-frames";
import { measureShifts, shiftsOf } from "../support/shifts";

const { player: labels } = content<{
  player: Record<"play" | "pause" | "seek" | "mute" | "unmute" | "seekLabel", string>;
}>("labels.yaml");

const EPISODE = PAGE_KINDS.episode;
const SILENT = readdirSync(join(SITE, "podcast"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `/podcast/${name}`)
  .filter((path) => !readFileSync(join(SITE, path, "index.html"), "utf8").includes("<audio"));

const PLYR_SCRIPTS = playerScripts(SITE).map((file) => `/${file}`);

const isPlyr = (url: string): boolean =>
  new URL(url).pathname.startsWith("/plyr/") || PLYR_SCRIPTS.includes(new URL(url).pathname);

const partsOf = (page: Page) => {
  const player = page.locator(".plyr");
  return {
    player,
    audio: page.locator("audio"),
    play: player.getByRole("button", { name: labels.play, exact: true }),
    pause: player.getByRole("button", { name: labels.pause, exact: true }),
    time: player.locator(".plyr__time--current"),
  };
};

const isPaused = (audio: Locator): Promise<boolean> => audio.evaluate((node: HTMLAudioElement) => node.paused);
const isMuted = (audio: Locator): Promise<boolean> => audio.evaluate((node: HTMLAudioElement) => node.muted);
const secondsOf = (audio: Locator): Promise<number> => audio.evaluate((node: HTMLAudioElement) => node.currentTime);

describe("An episode with audio", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });

  beforeEach(async () => {
    await tab.visit(EPISODE);
    await partsOf(tab.page).player.waitFor();
  });

  test("has exactly these controls: play, progress, current time, duration, mute", async () => {
    const { player, play } = partsOf(tab.page);
    await play.waitFor();
    const shown = await player.evaluate((root) =>
      [...root.querySelectorAll("button, input, select, [role=timer], [role=button]")]
        .filter((element) => element.checkVisibility())
        .map(
          (element) => element.getAttribute("data-plyr") ?? element.className.replace(/.*plyr__time--(\w+).*/, "$1"),
        ),
    );
    expect(shown).toEqual(["play", "seek", "current", "duration", "mute"]);
  });

  test("labels its controls from the content, and shows the duration", async () => {
    const { player } = partsOf(tab.page);
    expect(await player.getByRole("slider").getAttribute("aria-label")).toBe(labels.seek);
    await player.getByRole("button", { name: labels.mute, exact: true }).waitFor();
    await eventually(async () =>
      expect(await player.locator(".plyr__time--duration").textContent()).toMatch(/^(\d+:)?\d\d:\d\d$/),
    );
    expect(await player.locator(".plyr__time--duration").textContent()).not.toBe("00:00");
  });

  test("draws its icons from the site's own sprite", async () => {
    const { player } = partsOf(tab.page);
    await player.waitFor();
    const sprites = await player
      .locator("use")
      .evaluateAll((all) => [...new Set(all.map((use) => (use as SVGUseElement).href.baseVal.split("#")[0]))]);
    expect(sprites).toEqual(["/plyr/plyr.svg"]);
    // Once the referenced symbol is rendered, it has a size.
    await eventually(async () => {
      const box = await player
        .locator("[data-plyr=play] .icon--not-pressed use")
        .first()
        .evaluate((use: SVGGraphicsElement) => use.getBBox().width);
      expect(box).toBeGreaterThan(0);
    });
  });

  test.each(["Enter", " "])("toggles the remaining time by the key %j, without playing", async (key) => {
    const { player, play, audio } = partsOf(tab.page);
    await play.waitFor();
    const time = player.locator(".plyr__time--current");
    await eventually(async () =>
      expect(await audio.evaluate((sound: HTMLAudioElement) => sound.readyState)).toBeGreaterThan(0),
    );
    const before = await time.textContent();
    await time.press(key);
    expect(await time.textContent()).toMatch(/^-\d+:\d\d$/);
    expect(await time.getAttribute("aria-pressed")).toBe("true");
    expect(await audio.evaluate((sound: HTMLAudioElement) => sound.paused)).toBe(true);
    await time.press(key);
    expect(await time.textContent()).toBe(before);
  });

  test("shows the duration on a phone, too", async () => {
    await tab.page.setViewportSize({ width: 320, height: 700 });
    const { player, play } = partsOf(tab.page);
    await play.waitFor();
    expect(await player.locator(".plyr__time--duration").isVisible()).toBe(true);
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tab.page.setViewportSize({ width: 1280, height: 800 });
  });

  test("plays from the clicked chapter, without navigating", async () => {
    const { audio, pause } = partsOf(tab.page);
    const chapter = tab.page.locator(`a[href*="#t="]`).last();
    const seconds = Number((await chapter.getAttribute("href"))?.split("#t=")[1]);
    expect(seconds).toBeGreaterThan(10);
    await chapter.click();
    await pause.waitFor();
    await eventually(async () => expect(await secondsOf(audio)).toBeGreaterThan(seconds));
    expect(await secondsOf(audio)).toBeLessThan(seconds + 10);
    expect(new URL(tab.page.url()).pathname).toBe(EPISODE);
  });

  test("has a transcript to read", async () => {
    const { transcript } = content<{ transcript: string }>("pages/episode.yaml");
    const details = tab.page.locator("details", { has: tab.page.getByRole("heading", { name: transcript }) });
    const words = details.locator("p").last();
    expect(await words.isVisible()).toBe(false);
    await details.locator("summary").focus();
    await tab.page.keyboard.press("Enter");
    expect(await words.isVisible()).toBe(true);
  });

  test("plays, and pauses", async () => {
    const { audio, play, pause } = partsOf(tab.page);
    expect(await isPaused(audio)).toBe(true);
    await play.click();
    await eventually(async () => expect(await secondsOf(audio)).toBeGreaterThan(0.3));
    await pause.click();
    expect(await isPaused(audio)).toBe(true);
    expect(await audio.evaluate((node: HTMLAudioElement) => node.currentSrc)).toMatch(/\.mp3$/);
    await play.waitFor();
  });

  test("can be played from any position", async () => {
    const { audio, player, time } = partsOf(tab.page);
    await player.getByRole("slider").focus();
    await tab.page.keyboard.press("End");
    await eventually(async () => expect(await secondsOf(audio)).toBeGreaterThan(10));
    expect(await time.textContent()).not.toBe("00:00");
  });

  test("reacts to the keys K and M while focused", async () => {
    const { audio, play, pause } = partsOf(tab.page);
    await play.focus();
    await tab.page.keyboard.press("k");
    await pause.waitFor();
    expect(await isPaused(audio)).toBe(false);
    await tab.page.keyboard.press("m");
    await eventually(async () => expect(await isMuted(audio)).toBe(true));
    await tab.page.keyboard.press("k");
    await play.waitFor();
    expect(await isPaused(audio)).toBe(true);
  });

  test("ignores them while the focus is elsewhere", async () => {
    const { audio, pause } = partsOf(tab.page);
    await tab.page.getByRole("main").getByRole("link").first().focus();
    await tab.page.keyboard.press("k");
    await tab.page.keyboard.press("m");
    expect(await isMuted(audio)).toBe(false);
    expect(await isPaused(audio)).toBe(true);
    // Then they work, which proves that they were ignored before, not that the player was not ready.
    await partsOf(tab.page).play.focus();
    await tab.page.keyboard.press("k");
    await pause.waitFor();
  });

  test("stops, and is destroyed, when the visitor leaves", async () => {
    const { audio, play, player } = partsOf(tab.page);
    const heard = await audio.elementHandle();
    await play.click();
    await eventually(async () => expect(await secondsOf(audio)).toBeGreaterThan(0));
    await tab.page.getByRole("main").locator(`a[href="${PAGE_KINDS.podcast}"]`).first().click();
    await arrived(tab.page, PAGE_KINDS.podcast);
    expect(await player.count()).toBe(0);
    expect(await audio.count()).toBe(0);
    expect(await heard?.evaluate((node) => (node as HTMLAudioElement).paused)).toBe(true);
  });

  test("has a single player when the visitor comes back", async () => {
    await navigateTo(tab.page, PAGE_KINDS.podcast);
    await navigateTo(tab.page, EPISODE);
    const { player, play } = partsOf(tab.page);
    await play.waitFor();
    expect(await player.count()).toBe(1);
    expect(await tab.page.locator(`link[href="/plyr/plyr.css"]`).count()).toBe(1);
  });

  test("stores nothing in the visitor's browser", async () => {
    const { player } = partsOf(tab.page);
    await player.getByRole("button", { name: labels.mute, exact: true }).click();
    await player.getByRole("button", { name: labels.unmute, exact: true }).waitFor();
    expect(await tab.page.evaluate(() => localStorage.getItem("plyr"))).toBeNull();
    expect(await tab.page.context().cookies()).toEqual([]);
  });
});

describe("A player that has not loaded yet", () => {
  const tab = openTab();

  test("does no harm if the visitor leaves; until then there are native controls", async () => {
    const held: (() => void)[] = [];
    await tab.page.route("**/plyr/plyr.css", async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await tab.visit(EPISODE);
    await eventually(async () => expect(held).toHaveLength(1));
    expect(await partsOf(tab.page).player.count()).toBe(0);
    expect(await tab.page.locator("audio[controls]").isVisible()).toBe(true);
    await navigateTo(tab.page, PAGE_KINDS.podcast);
    const arrival = tab.page.waitForResponse("**/plyr/plyr.css");
    for (const release of held) release();
    await arrival;
    await tab.page.waitForLoadState("networkidle");
    expect(await partsOf(tab.page).player.count()).toBe(0);
  });
});

/** Longer than the content says, as where a host has put an advertisement into it: 4,000 bytes a second. */
const OVER_AN_HOUR = mp3Frames(Array<number>(143_096).fill(32));

describe("A recording of an hour, on a slow line", () => {
  const tab = openTab({ viewport: { width: 1280, height: 800 } });
  let arrive = (): void => undefined;

  beforeAll(async () => {
    const arrival = new Promise<void>((done) => (arrive = done));
    await tab.page.route("**/*.mp3", async (route) => {
      await arrival;
      const from = Number(/\d+/.exec(route.request().headers()["range"] ?? "0")?.[0]);
      const last = OVER_AN_HOUR.length - 1;
      const headers = { "content-range": `bytes ${from}-${last}/${last + 1}` };
      await route.fulfill({ status: 206, contentType: "audio/mpeg", headers, body: OVER_AN_HOUR.subarray(from) });
    });
  });

  test("has the times of the content before those of the recording, and no keys of films", async () => {
    await tab.visit(EPISODE);
    const { audio, player, time } = partsOf(tab.page);
    await player.waitFor();
    const stated = (await player.locator(".plyr__time--duration").textContent()) ?? "";
    expect(stated).toMatch(/^\d\d:\d\d$/);
    expect(stated).not.toBe("00:00");
    const words = labels.seekLabel.replace("{currentTime}", "00:00").replace("{duration}", stated);
    expect(await player.getByRole("slider").getAttribute("aria-valuetext")).toBe(words);
    await time.click();
    expect(await time.textContent()).toBe(`-${stated.replace(/^0/, "")}`);

    arrive();
    await eventually(async () => expect(await time.textContent()).toBe("-1:02:00"));
    expect(await player.locator(".plyr__time--duration").textContent()).toBe("1:02:00");
    await audio.evaluate((node: HTMLAudioElement) => (node.currentTime = 3000));
    await eventually(async () => expect(await audio.evaluate((node: HTMLAudioElement) => node.seeking)).toBe(false));
    expect(await time.textContent()).toBe("-12:00");
    expect(await isPaused(audio)).toBe(true);
    for (const key of ["c", "f", "l"]) await time.press(key);
    expect(await audio.evaluate((node: HTMLAudioElement) => node.loop)).toBe(false);
    expect(await tab.page.evaluate(() => document.fullscreenElement)).toBeNull();
    await time.click();
    expect(await time.textContent()).toBe("50:00");
  });
});

describe("A player on a phone", () => {
  const tab = openTab({ viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true });

  test("shows no tip after a tap", async () => {
    await tab.visit(EPISODE);
    const { play, pause, player } = partsOf(tab.page);
    await play.tap();
    await pause.waitFor();
    const TRANSITION = 500;
    await tab.page.waitForTimeout(TRANSITION);
    const shown = await player
      .locator(".plyr__tooltip")
      .evaluateAll((all) => all.filter((tip) => getComputedStyle(tip).opacity !== "0").length);
    expect(shown).toBe(0);
  });
});

describe.each([360, 1280])("The native player, at a width of %i", (width) => {
  const tab = openTab({ viewport: { width, height: 800 } });

  beforeAll(async () => {
    await measureShifts(tab.page);
    await tab.page.route(TEXT_FONTS, (route) => route.abort("aborted"));
    await tab.page.route("**/plyr/plyr.css", () => undefined);
    // The audio is delayed until the player has been painted.
    const isShown = (): boolean => performance.getEntriesByName("first-contentful-paint").length > 0;
    await tab.page.route("**/*.mp3", async (route) => {
      await tab.page.waitForFunction(isShown).catch(() => undefined);
      await route.continue();
    });
  });

  test("does not move while its metadata loads", async () => {
    await tab.visit(EPISODE);
    const length = (node: HTMLAudioElement): number => node.duration;
    const audio = tab.page.locator("audio[controls]");
    await eventually(async () => expect(await audio.evaluate(length)).toBeGreaterThan(10));
    expect(await shiftsOf(tab.page)).toBe(0);
  });
});

describe("Pages without audio", () => {
  const OTHERS = (Object.keys(PAGE_KINDS) as PageKind[]).filter((kind) => kind !== "episode");
  const tab = openTab({ viewport: { width: 1280, height: 800 }, nothingAt: [PAGE_KINDS["not-found"]] });

  const expectNoPlayer = async (path: string): Promise<void> => {
    await tab.visit(path);
    await tab.page.waitForLoadState("networkidle");
    expect(tab.requests.filter(isPlyr)).toEqual([]);
    expect(await tab.page.locator("audio, .plyr").count()).toBe(0);
  };

  test("(precondition) the player has a script of its own", () => expect(PLYR_SCRIPTS).not.toEqual([]));

  test.each(OTHERS)("have no player, and do not load it: %s", (kind) => expectNoPlayer(PAGE_KINDS[kind]));

  test("have no player, and do not load it: an episode without audio", async () => {
    expect(SILENT).not.toEqual([]);
    await expectNoPlayer(SILENT[0] ?? "");
  });
});
