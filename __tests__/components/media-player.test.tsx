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

/** Lets Plyr's code and its styles arrive, or its styles fail, and the frame after it pass. */
const arrive = async (how: "load" | "error" = "load"): Promise<void> => {
  stylesheets().forEach((link) => fireEvent(link, new Event(how)));
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  await act(async () => new Promise<void>(afterNextFrame));
};

beforeEach(() => {
  jest.clearAllMocks();
  document.head.replaceChildren();
});

describe("Before Plyr has arrived", () => {
  test("the browser's own controls play the episode", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    const audio = audioOf(container);
    expect(audio.controls).toBe(true);
    expect(audio.getAttribute("aria-label")).toBe("Sauerteig auf Reisen");
    const source = audio.querySelector("source");
    expect([source?.getAttribute("src"), source?.type]).toEqual(["/media/sauerteig.mp3", "audio/mpeg"]);
    expect(mockPlyr).not.toHaveBeenCalled();
  });

  test("a browser without audio shows the words of the content", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    expect(audioOf(container).textContent).toBe("Uten lyd her.");
  });

  test("nothing of the episode is loaded but how long it is", () => {
    const { container } = render(<MediaPlayer {...EPISODE} />);
    expect(audioOf(container).getAttribute("preload")).toBe("metadata");
    expect(audioOf(container).autoplay).toBe(false);
  });
});

describe("Once Plyr has arrived", () => {
  test.each(["load", "error"] as const)(
    "it takes the episode over, in the words of the content (styles: %s)",
    async (how) => {
      const { container } = render(<MediaPlayer {...EPISODE} />);
      const audio = audioOf(container);
      await arrive(how);
      expect(mockPlyr).toHaveBeenCalledTimes(1);
      expect(mockPlyr).toHaveBeenCalledWith(audio, expect.objectContaining({ i18n: labels }));
    },
  );

  test("content without words for the seek bar gets signs, and none of Plyr's own English", async () => {
    const { seekLabel: _label, buffered: _buffered, ...old } = labels;
    render(<MediaPlayer {...EPISODE} labels={old} />);
    await arrive();
    const [, options] = mockPlyr.mock.calls[0] as [unknown, { i18n: Record<string, string> }];
    expect(options.i18n).toEqual({ ...old, seekLabel: "{currentTime} / {duration}", buffered: "" });
  });

  test("it asks no other host for anything, and keeps nothing in the visitor's browser", async () => {
    render(<MediaPlayer {...EPISODE} />);
    await arrive();
    const [, options] = mockPlyr.mock.calls[0] as [unknown, Record<string, unknown>];
    expect(options).toMatchObject({ iconUrl: "/plyr/plyr.svg", blankVideo: "", storage: { enabled: false } });
    expect(JSON.stringify(options)).not.toMatch(/https?:/);
  });

  test("its styles are loaded once for any number of players", async () => {
    render(
      <>
        <MediaPlayer {...EPISODE} />
        <MediaPlayer {...EPISODE} src="/media/laugen.mp3" />
      </>,
    );
    await arrive();
    expect(stylesheets()).toHaveLength(1);
    expect(mockPlyr).toHaveBeenCalledTimes(2);
  });

  test("it is taken down when the visitor leaves the page", async () => {
    const { unmount } = render(<MediaPlayer {...EPISODE} />);
    await arrive();
    expect(mockDestroy).not.toHaveBeenCalled();
    unmount();
    expect(mockDestroy).toHaveBeenCalledTimes(1);
  });

  test("another episode gets a player of its own, and the old one is taken down", async () => {
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

test("a visitor who has left before Plyr arrives gets no player", async () => {
  const { unmount } = render(<MediaPlayer {...EPISODE} />);
  unmount();
  await arrive();
  expect(mockPlyr).not.toHaveBeenCalled();
});
