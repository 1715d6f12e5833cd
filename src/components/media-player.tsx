import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { color, radius, space } from "../design/tokens";
import { afterNextFrame } from "./next-frame";
import { addPlyrStyles, adjustPlyr, plyrOptions, type PlayerLabels } from "./plyr";
import { playFromTimestampLinks } from "./timestamp-link";

/** Pseudo-elements of Chromium's native controls. */
const CONTROLS = ["play-button", "mute-button", "current-time-display", "time-remaining-display"];
/** Minimum viewport width for all controls with a progress bar. */
const NARROWEST_FOR_ALL = "360px";

const glass = css({
  padding: space.base,
  borderRadius: radius.large,
  border: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.mist} 70%, transparent)`,
  WebkitBackdropFilter: "blur(14px)",
  backdropFilter: "blur(14px)",
  "& audio": { display: "block", width: "100%" },
  // Chromium shows these controls only once it knows the media, and the others would move. On narrower phones it
  // chooses.
  [`@media (min-width:${NARROWEST_FOR_ALL})`]: {
    [CONTROLS.map((name) => `& audio::-webkit-media-controls-${name}`).join(", ")]: { display: "flex !important" },
  },
  // Plyr hides the duration on phones.
  "& .plyr__time + .plyr__time": { display: "block" },
  // After a tap, a phone hovers on.
  "& .plyr--is-touch .plyr__tooltip": { opacity: "0 !important" },
  // A button here, so at least 24 px high.
  "& .plyr__time--current": { cursor: "pointer", lineHeight: 2 },
  "@media (forced-colors:active)": {
    "& input[type=range]": {
      forcedColorAdjust: "none",
      "--plyr-color-main": "Highlight",
      "--plyr-range-thumb-background": "CanvasText",
    },
    "--plyr-audio-progress-buffered-background": "GrayText",
    "& .plyr__progress__buffer": { forcedColorAdjust: "none" },
  },
  "--plyr-color-main": color.vital,
  "--plyr-audio-controls-background": "transparent",
  "--plyr-audio-control-color": color.ink,
  "--plyr-audio-control-color-hover": color.onVital,
  "--plyr-audio-progress-buffered-background": color.line,
  "--plyr-font-family": "inherit",
  // Makes the seek bar's target 24 px high (WCAG 2.2: 2.5.8).
  "--plyr-range-thumb-active-shadow-width": "5.5px",
  "--plyr-focus-visible-color": color.focus,
});

interface MediaPlayerProps {
  src: string;
  /** Media type. */
  type: string;
  /** Duration as the content has it. */
  seconds: number;
  title: string;
  /** Text for browsers without audio. */
  fallback: string;
  labels: PlayerLabels;
}

/** Audio player: native controls first, then Plyr; destroyed with the page. TimestampLinks play it from a position. */
export const MediaPlayer = ({ src, type, seconds, title, fallback, labels }: MediaPlayerProps) => {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    let left = false;
    let destroy = (): void => undefined;
    void Promise.all([import("plyr"), addPlyrStyles()]).then(
      ([{ default: Plyr }]) =>
        // Parsing Plyr and creating the controls are separate tasks, so that input is handled in between.
        afterNextFrame(() => {
          if (left || !audio.current) return;
          const player = new Plyr(audio.current, plyrOptions(labels, seconds));
          adjustPlyr(player, audio.current, seconds);
          destroy = () => player.destroy();
        }),
      () => undefined, // If Plyr fails to load, the native controls stay.
    );
    return () => {
      left = true;
      destroy();
    };
  }, [src, seconds, labels]);
  useEffect(() => playFromTimestampLinks(audio.current, src), [src]);
  return (
    // Plyr moves the audio element; React keeps the outer one, which Plyr does not touch.
    <div css={glass} key={src}>
      <div>
        {/* The transcript on the page replaces captions, which an audio player cannot show. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={audio} controls preload="metadata" aria-label={title}>
          <source src={src} type={type} />
          {fallback}
        </audio>
      </div>
    </div>
  );
};
