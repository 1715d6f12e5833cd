/** Plyr's settings and styles. */

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

/** Plyr's options. */
export const plyrOptions = (labels: PlayerLabels) => ({
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

/** Seconds as `1:07`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * Makes a click on the current time toggle to the remaining time; Plyr does so only without a duration.
 * Returns a cleanup function.
 */
export const toggleRemainingTime = (audio: HTMLAudioElement): (() => void) => {
  const display = audio.closest(".plyr")?.querySelector<HTMLElement>(".plyr__time--current");
  let remaining = false;
  const show = (): void => {
    if (display && remaining) display.textContent = `-${clock(Math.max(0, audio.duration - audio.currentTime))}`;
  };
  const toggle = (): void => {
    remaining = !remaining;
    if (display && !remaining) display.textContent = clock(audio.currentTime).padStart(5, "0");
    display?.setAttribute("aria-pressed", String(remaining));
    show();
  };
  const toggleByKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // Plyr handles the space bar as play/pause anywhere in the player.
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  // The button's accessible name is its text; the label becomes its description.
  display?.setAttribute("title", display.getAttribute("aria-label") ?? "");
  display?.removeAttribute("aria-label");
  display?.setAttribute("role", "button");
  display?.setAttribute("aria-pressed", "false");
  display?.setAttribute("tabindex", "0");
  display?.addEventListener("click", toggle);
  display?.addEventListener("keydown", toggleByKey);
  audio.addEventListener("timeupdate", show);
  return () => {
    display?.removeEventListener("click", toggle);
    display?.removeEventListener("keydown", toggleByKey);
    audio.removeEventListener("timeupdate", show);
  };
};
