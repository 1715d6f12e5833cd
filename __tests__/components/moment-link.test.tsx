import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { MediaPlayer } from "../../src/components/media-player";
import { MomentLink } from "../../src/components/moment-link";
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
      title="Sauerteig"
      fallback="Uten lyd her."
      labels={siteData.labels.player}
    />
    <MomentLink src={SRC} seconds={90}>
      <time>1:30</time> Füttern
    </MomentLink>
  </>
);

/** Presses the link at its inner element, as a mouse does; true where the browser would follow it. */
const press = (how: MouseEventInit = {}): boolean => {
  const time = screen.getByText("1:30");
  const click = createEvent.click(time, how);
  fireEvent(time, click);
  return !click.defaultPrevented;
};

test("without script, a link to a moment leads to the audio from there on", () => {
  render(<Episode />);
  expect(screen.getByRole("link", { name: "1:30 Füttern" }).getAttribute("href")).toBe("/media/sauerteig.mp3#t=90");
});

test("a press plays the page's player from there, and the page stays", () => {
  render(<Episode />);
  expect(press()).toBe(false);
  expect(played).toEqual([90]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  "a press for a new tab or window is left to the browser (%o)",
  (how) => {
    render(<Episode />);
    expect(press(how)).toBe(true);
    expect(played).toEqual([]);
  },
);

test("a link to other audio than the page's is left to the browser", () => {
  render(<Episode src="/media/laugen.mp3" />);
  expect(press()).toBe(true);
  expect(played).toEqual([]);
});

test("when the visitor has left the episode, nothing listens any more", () => {
  const { unmount } = render(<Episode />);
  unmount();
  render(
    <MomentLink src={SRC} seconds={90}>
      <time>1:30</time>
    </MomentLink>,
  );
  expect(press()).toBe(true);
  expect(played).toEqual([]);
});
