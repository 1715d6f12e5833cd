import { css } from "@emotion/react";
import { useSyncExternalStore } from "react";
import { Waveform } from "../../components/waveform";
import { clockTime } from "content-kit/lib/timestamps";
import { color } from "../../design/tokens";

const THUMB = { appearance: "none", width: 1, height: "100%", border: 0, background: "none" } as const;

const styles = {
  wave: css({
    position: "relative",
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: -3 },
    "& input": {
      position: "absolute",
      inset: 0,
      width: "100%",
      height: "100%",
      margin: 0,
      opacity: 0,
      appearance: "none",
      cursor: "pointer",
    },
    // A wide thumb would shift the position that a press means.
    "& input::-webkit-slider-thumb": THUMB,
    "& input::-moz-range-thumb": THUMB,
  }),
  played: css({ position: "absolute", inset: 0, stroke: color.ink }),
};

interface SeekableWaveformProps {
  seed: string;
  levels: readonly number[];
  /** Duration of the recording. */
  seconds: number;
  /** Accessible name of the slider. */
  label: string;
  /** The position in words, with `{currentTime}` and `{duration}`. */
  valueLabel?: string | null;
}

/** The page's only player. */
const player = (): HTMLAudioElement | null => document.querySelector("audio");

const position = (): number => player()?.currentTime ?? 0;

/** Without script there is no slider. */
const noPosition = (): undefined => undefined;

const subscribe = (onChange: () => void): (() => void) => {
  // Events of media do not bubble.
  const types = ["timeupdate", "seeking"] as const;
  for (const type of types) document.addEventListener(type, onChange, true);
  return () => {
    for (const type of types) document.removeEventListener(type, onChange, true);
  };
};

const seek = (to: number): void => {
  const audio = player();
  if (!audio) return;
  audio.currentTime = to;
  // Before the recording's metadata are loaded there is no event.
  audio.dispatchEvent(new Event("timeupdate"));
};

const play = (): void => {
  // If autoplay is blocked, the position is set, and the visitor can start it.
  void player()
    ?.play()
    .catch(() => undefined);
};

/** The waveform of a recording: shows how much has been played, and seeks by press and by keyboard. */
export const SeekableWaveform = ({ seed, levels, seconds, label, valueLabel }: SeekableWaveformProps) => {
  const at = useSyncExternalStore(subscribe, position, noPosition);
  const [currentTime, duration] = [clockTime(Math.floor(at ?? 0)), clockTime(seconds)];
  const inWords = (valueLabel ?? "{currentTime} / {duration}")
    .replace("{currentTime}", currentTime)
    .replace("{duration}", duration);
  return (
    <div css={styles.wave}>
      <Waveform seed={seed} levels={levels} />
      {at !== undefined && at > 0 && (
        <Waveform
          seed={seed}
          levels={levels}
          css={styles.played}
          style={{ clipPath: `inset(0 ${100 - (100 * at) / seconds}% 0 0)` }}
        />
      )}
      {at !== undefined && (
        <input
          type="range"
          dir="ltr"
          aria-label={label}
          aria-valuetext={inWords}
          min={0}
          max={seconds}
          step={Math.max(1, Math.round(seconds / 100))}
          value={at}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          onClick={play}
        />
      )}
    </div>
  );
};
