import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MediaPlayer } from "../../src/components/media-player";
import { TimestampLink } from "../../src/components/timestamp-link";
import siteData from "../fixtures/site-data.json";

jest.mock("plyr", () => ({
  __esModule: true,
  default: class {
    destroy = () => undefined;
  },
}));

const SRC = "/media/sauerteig.mp3";

const played: number[] = [];
beforeEach(() => {
  played.length = 0;
  jest.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(function (this: HTMLMediaElement) {
    played.push(this.currentTime);
    return Promise.reject(new Error("not allowed"));
  });
});
afterEach(() => jest.restoreAllMocks());

const Episode = ({ src = SRC }: { src?: string }) => (
  <>
    <MediaPlayer
      src={src}
      type="audio/mpeg"
      seconds={600}
      title="Sauerteig"
      fallback="Uten lyd her."
      labels={siteData.labels.player}
    />
    <TimestampLink src={SRC} seconds={90}>
      <time>1:30</time> Füttern
    </TimestampLink>
  </>
);

/** Clicks the link's inner element; true if the browser would follow the link. */
const press = (how: MouseEventInit = {}): boolean => {
  const time = screen.getByText("1:30");
  const click = createEvent.click(time, how);
  fireEvent(time, click);
  return !click.defaultPrevented;
};

test("without script, a timestamp link plays the audio from there", () => {
  render(<Episode />);
  expect(screen.getByRole("link", { name: "1:30 Füttern" }).getAttribute("href")).toBe("/media/sauerteig.mp3#t=90");
});

test("a click plays the page's player from there without navigating", () => {
  render(<Episode />);
  expect(press()).toBe(false);
  expect(played).toEqual([90]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "a click for a new tab or window is left to the browser (%o)",
  (how) => {
    render(<Episode />);
    expect(press(how)).toBe(true);
    expect(played).toEqual([]);
  },
);

test("a link to other audio is left to the browser", () => {
  render(<Episode src="/media/laugen.mp3" />);
  expect(press()).toBe(true);
  expect(played).toEqual([]);
});

test("the listener is removed with the player", () => {
  const { unmount } = render(<Episode />);
  unmount();
  render(
    <TimestampLink src={SRC} seconds={90}>
      <time>1:30</time>
    </TimestampLink>,
  );
  expect(press()).toBe(true);
  expect(played).toEqual([]);
});
