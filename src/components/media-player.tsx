import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { color, radius, space } from "../design/tokens";
import { afterNextFrame } from "./next-frame";
import { addPlyrStyles, plyrOptions, toggleRemainingTime, type PlayerLabels } from "./plyr";
import { playFromTimestampLinks } from "./timestamp-link";

/** Parts of the browser's own player. */
const CONTROLS = ["play-button", "mute-button", "current-time-display", "time-remaining-display"];
/** The smallest window in which there is room for all of them, and for a line between them. */
const NARROWEST_FOR_ALL = "360px";

const glass = css({
  padding: space.base,
  borderRadius: radius.large,
  border: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.mist} 70%, transparent)`,
  WebkitBackdropFilter: "blur(14px)",
  backdropFilter: "blur(14px)",
  "& audio": { display: "block", width: "100%" },
  // Chromium shows these of its own controls only when it knows what it plays, and what lies beside them would move. Where a phone is
  // narrower, it chooses by itself what there is room for.
  [`@media (min-width:${NARROWEST_FOR_ALL})`]: {
    [CONTROLS.map((name) => `& audio::-webkit-media-controls-${name}`).join(", ")]: { display: "flex !important" },
  },
  // Plyr hides it on a phone, where there is room for it.
  "& .plyr__time + .plyr__time": { display: "block" },
  // A button here, and so 24 px high.
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
  // The seek bar's target is then 24 px high (WCAG 2.2: 2.5.8).
  "--plyr-range-thumb-active-shadow-width": "5.5px",
  "--plyr-focus-visible-color": color.focus,
});

interface MediaPlayerProps {
  src: string;
  /** Its media type. */
  type: string;
  title: string;
  /** What browsers without audio show. */
  fallback: string;
  labels: PlayerLabels;
}

/** The audio player: the browser's own controls at first, and Plyr's once it has arrived; taken down when the page is left. A press on a TimestampLink plays it from there. */
export const MediaPlayer = ({ src, type, title, fallback, labels }: MediaPlayerProps) => {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    let left = false;
    let destroy = (): void => undefined;
    void Promise.all([import("plyr"), addPlyrStyles()]).then(
      ([{ default: Plyr }]) =>
        // To read its code and to make the controls are two pieces of work, between which the page can answer.
        afterNextFrame(() => {
          if (left || !audio.current) return;
          const player = new Plyr(audio.current, plyrOptions(labels));
          const stopToggling = toggleRemainingTime(audio.current);
          destroy = () => {
            stopToggling();
            player.destroy();
          };
        }),
      () => undefined, // Without Plyr, on a line that broke, the browser's own controls stay.
    );
    return () => {
      left = true;
      destroy();
    };
  }, [src, labels]);
  useEffect(() => playFromTimestampLinks(audio.current, src), [src]);
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
