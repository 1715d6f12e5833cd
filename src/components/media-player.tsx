import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { color, radius, space } from "../design/tokens";
import { playFromLinks } from "./moment-link";

const glass = css({
  padding: space.base,
  borderRadius: radius.large,
  border: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.mist} 70%, transparent)`,
  backdropFilter: "blur(14px)",
  "& audio": { display: "block", width: "100%" },
  "--plyr-color-main": color.vital,
  "--plyr-audio-controls-background": "transparent",
  "--plyr-audio-control-color": color.ink,
  "--plyr-audio-control-color-hover": color.onVital,
  "--plyr-audio-progress-buffered-background": color.line,
  "--plyr-font-family": "inherit",
  // The seek bar's target is then 24 px high (WCAG 2.2: 2.5.8).
  "--plyr-range-thumb-active-shadow-width": "5.5px",
  "--plyr-focus-visible-color": color.focus,
});

/** The words of the player's buttons. */
export interface PlayerLabels {
  play: string;
  pause: string;
  seek: string;
  currentTime: string;
  duration: string;
  mute: string;
  unmute: string;
}

/** Plyr's files, which the build copies from its package. */
const SPRITE = "/plyr/plyr.svg";
const STYLES = "/plyr/plyr.css";

const options = (labels: PlayerLabels) => ({
  controls: ["play-large", "play", "progress", "current-time", "duration", "mute"],
  displayDuration: true,
  invertTime: false,
  toggleInvert: true,
  tooltips: { controls: true, seek: true },
  keyboard: { focused: true, global: false },
  iconUrl: SPRITE,
  // Plyr would otherwise ask its own host for an empty film, and keep settings in the visitor's browser.
  blankVideo: "",
  storage: { enabled: false },
  i18n: labels,
});

/** Adds Plyr's styles once; they are 32 kB that no other page needs. */
const addStyles = (): Promise<void> => {
  if (document.querySelector(`link[href="${STYLES}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLES });
  return new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
};

/** Seconds as a player shows them, `1:07`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * A press on the time that has played shows what remains, and another the first again. Plyr does so by itself only where
 * it shows no duration. Returns what takes it away.
 */
const toggleRemainingTime = (audio: HTMLAudioElement): (() => void) => {
  const display = audio.closest(".plyr")?.querySelector(".plyr__time--current");
  let remaining = false;
  const show = (): void => {
    if (display && remaining) display.textContent = `-${clock(Math.max(0, audio.duration - audio.currentTime))}`;
  };
  const toggle = (): void => {
    remaining = !remaining;
    if (display && !remaining) display.textContent = clock(audio.currentTime).padStart(5, "0");
    show();
  };
  display?.addEventListener("click", toggle);
  audio.addEventListener("timeupdate", show);
  return () => {
    display?.removeEventListener("click", toggle);
    audio.removeEventListener("timeupdate", show);
  };
};

interface MediaPlayerProps {
  src: string;
  /** Its media type. */
  type: string;
  title: string;
  /** What browsers without audio show. */
  fallback: string;
  labels: PlayerLabels;
}

/** The audio player: the browser's own controls at first, and Plyr's once it has arrived; taken down when the page is left. A press on a MomentLink plays it from there. */
export const MediaPlayer = ({ src, type, title, fallback, labels }: MediaPlayerProps) => {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    let left = false;
    let destroy = (): void => undefined;
    void Promise.all([import("plyr"), addStyles()]).then(
      ([{ default: Plyr }]) => {
        if (left || !audio.current) return;
        const player = new Plyr(audio.current, options(labels));
        const stopToggling = toggleRemainingTime(audio.current);
        destroy = () => {
          stopToggling();
          player.destroy();
        };
      },
      () => undefined, // Without Plyr, on a line that broke, the browser's own controls stay.
    );
    return () => {
      left = true;
      destroy();
    };
  }, [src, labels]);
  useEffect(() => playFromLinks(audio.current, src), [src]);
  return (
    // Plyr moves the element about; React keeps the outer one, which it never touches.
    <div css={glass} key={src}>
      <div>
        {/* Spoken words whose script stands on the page: captions have no place in a player without a picture. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={audio} controls preload="metadata" aria-label={title}>
          <source src={src} type={type} />
          {fallback}
        </audio>
      </div>
    </div>
  );
};
