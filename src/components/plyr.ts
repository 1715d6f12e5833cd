/** Plyr's settings and styles, and what this site changes of its times and keys. */
import { clockTime } from "content-kit/lib/timestamps";

/** Labels of the player's controls. */
export interface PlayerLabels {
  play: string;
  pause: string;
  seek: string;
  currentTime: string;
  duration: string;
  mute: string;
  unmute: string;
  /** Text of the seek bar, with `{currentTime}` and `{duration}`. */
  seekLabel?: string | null;
  /** Text after the buffered percentage. */
  buffered?: string | null;
}

/** Plyr's sprite and styles, copied from its package by the build. */
const SPRITE = "/plyr/plyr.svg";
const STYLES = "/plyr/plyr.css";

/** Plyr's options. @param duration in seconds, shown until the recording's own is known */
export const plyrOptions = (labels: PlayerLabels, duration: number) => ({
  duration,
  controls: ["play-large", "play", "progress", "current-time", "duration", "mute"],
  displayDuration: true,
  invertTime: false,
  toggleInvert: true,
  tooltips: { controls: true, seek: true },
  keyboard: { focused: true, global: false },
  iconUrl: SPRITE,
  // Without these, Plyr requests a blank video from its own host and uses localStorage.
  blankVideo: "",
  storage: { enabled: false },
  // Without labels from the content, Plyr's English defaults must not appear.
  i18n: { ...labels, seekLabel: labels.seekLabel ?? "{currentTime} / {duration}", buffered: labels.buffered ?? "" },
});

/** Loads Plyr's styles once: 32 kB that other pages do not need. */
export const addPlyrStyles = (): Promise<void> => {
  if (document.querySelector(`link[href="${STYLES}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: STYLES });
  return new Promise((done) => {
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
};

/** Captions, fullscreen and an endless loop: of no use for a recording, or an error in Plyr. */
const KEYS_OF_FILMS = ["c", "f", "l"];

/**
 * Makes a press on the current time toggle to the remaining time, which Plyr does only without a duration, and keeps
 * the keys of films from it. The listeners end with the audio element.
 * @param seconds the duration until the recording's own is known
 */
export const adjustPlyr = (player: object, audio: HTMLAudioElement, seconds: number): void => {
  const duration = (): number => (Number.isFinite(audio.duration) ? audio.duration : seconds);
  // Plyr would keep to the option, also where a host has put an advertisement into the recording.
  Object.defineProperty(player, "duration", { get: duration });
  const root = audio.closest(".plyr");
  const display = root?.querySelector<HTMLElement>(".plyr__time--current");
  root?.addEventListener(
    "keydown",
    (event) => {
      if (event instanceof KeyboardEvent && KEYS_OF_FILMS.includes(event.key)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  if (!display) return;
  let remaining = false;
  const show = (): void => {
    if (remaining) display.textContent = `-${clockTime(Math.max(0, duration() - audio.currentTime))}`;
  };
  const toggle = (): void => {
    remaining = !remaining;
    display.setAttribute("aria-pressed", String(remaining));
    // Plyr, too, shows its time again.
    audio.dispatchEvent(new Event("timeupdate"));
  };
  // The button's accessible name is its text; the label becomes its description.
  display.setAttribute("title", display.getAttribute("aria-label") ?? "");
  display.removeAttribute("aria-label");
  display.setAttribute("role", "button");
  display.setAttribute("aria-pressed", "false");
  display.setAttribute("tabindex", "0");
  display.addEventListener("click", toggle);
  display.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // Plyr handles the space bar as play/pause anywhere in the player.
    event.preventDefault();
    event.stopPropagation();
    toggle();
  });
  // Each time that Plyr writes the time, and when the duration becomes known.
  for (const type of ["timeupdate", "seeking", "seeked", "durationchange"]) audio.addEventListener(type, show);
};
