import { act, fireEvent, render, screen } from "@testing-library/react";
import { MediaPlayer } from "../../src/components/media-player";
import { afterNextFrame } from "../../src/components/next-frame";
import siteData from "../fixtures/site-data.json";

const mockPlyr = jest.fn();
const mockDestroy = jest.fn();
jest.mock("plyr", () => ({
  __esModule: true,
  default: class {
    constructor(...args: unknown[]) {
      mockPlyr(...args);
    }
    destroy = mockDestroy;
  },
}));

const labels = siteData.labels.player;
const EPISODE = {
  src: "/media/sauerteig.mp3",
  type: "audio/mpeg",
  seconds: 1830,
  title: "Sauerteig auf Reisen",
  fallback: "Uten lyd her.",
  labels,
};

const audioOf = (container: HTMLElement): HTMLAudioElement => {
  const audio = container.querySelector("audio");
  if (!audio) throw new Error("There is no audio element.");
  return audio;
};

const stylesheets = () => document.querySelectorAll('link[rel="stylesheet"][href="/plyr/plyr.css"]');

/** Loads Plyr and its styles (or fails to), and waits a frame. */
const arrive = async (how: "load" | "error" = "load"): Promise<void> => {
  stylesheets().forEach((link) => fireEvent(link, new Event(how)));
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  await act(async () => new Promise<void>(afterNextFrame));
};

beforeEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
});

describe("Before Plyr has loaded", () => {
  test("the browser's own controls play the episode", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    const audio = audioOf(container);
    expect(audio.controls).toBe(true);
    expect(audio.getAttribute("aria-label")).toBe("Sauerteig auf Reisen");
    const source = audio.querySelector("source");
    expect([source?.getAttribute("src"), source?.type]).toEqual(["/media/sauerteig.mp3", "audio/mpeg"]);
    expect(mockPlyr).not.toHaveBeenCalled();
  });

  test("a browser without audio shows the fallback text", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    expect(audioOf(container).textContent).toBe("Uten lyd her.");
  });

  test("only metadata is preloaded", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    expect(audioOf(container).getAttribute("preload")).toBe("metadata");
    expect(audioOf(container).autoplay).toBe(false);
  });
});

describe("Once Plyr has loaded", () => {
  test.each(["load", "error"] as const)(
    "it replaces the controls, with labels from the content (styles: %s)",
    async (how) => {
      const { container } = render(<MediaPlayer {...EPISODE} />);
      const audio = audioOf(container);
      await arrive(how);
      expect(mockPlyr).toHaveBeenCalledTimes(1);
      expect(mockPlyr).toHaveBeenCalledWith(audio, expect.objectContaining({ i18n: labels }));
    },
  );

  test("without a label for the seek bar, no English default appears", async () => {
    const { seekLabel: _label, buffered: _buffered, ...old } = labels;
    render(<MediaPlayer {...EPISODE} labels={old} />);
    await arrive();
    const [, options] = mockPlyr.mock.calls[0] as [unknown, { i18n: Record<string, string> }];
    expect(options.i18n).toEqual({ ...old, seekLabel: "{currentTime} / {duration}", buffered: "" });
  });

  test("it requests nothing from other hosts, and stores nothing", async () => {
    render(<MediaPlayer {...EPISODE} />);
    await arrive();
    const [, options] = mockPlyr.mock.calls[0] as [unknown, Record<string, unknown>];
    expect(options).toMatchObject({ iconUrl: "/plyr/plyr.svg", blankVideo: "", storage: { enabled: false } });
    expect(JSON.stringify(options)).not.toMatch(/https?:/);
  });

  test("it is destroyed when the visitor leaves the page", async () => {
    const { unmount } = render(<MediaPlayer {...EPISODE} />);
    await arrive();
    expect(mockDestroy).not.toHaveBeenCalled();
    unmount();
    expect(mockDestroy).toHaveBeenCalledTimes(1);
  });

  test("another episode gets its own player, and the old one is destroyed", async () => {
    const { container, rerender } = render(<MediaPlayer {...EPISODE} />);
    await arrive();
    const before = audioOf(container);
    rerender(<MediaPlayer {...EPISODE} src="/media/laugen.mp3" title="Die Laugenbrezel" />);
    await arrive();
    expect(mockDestroy).toHaveBeenCalledTimes(1);
    expect(audioOf(container)).not.toBe(before);
    expect(mockPlyr).toHaveBeenLastCalledWith(audioOf(container), expect.anything());
    expect(screen.getByLabelText("Die Laugenbrezel")).toBe(audioOf(container));
  });
});

test("no player is created if the visitor leaves before Plyr has loaded", async () => {
  const { unmount } = render(<MediaPlayer {...EPISODE} />);
  unmount();
  await arrive();
  expect(mockPlyr).not.toHaveBeenCalled();
});
