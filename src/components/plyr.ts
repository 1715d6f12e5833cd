/** Plyr, the audio player: its settings, its styles, and what it leaves out. */

/** The words of the player's buttons. */
export interface PlayerLabels {
  play: string;
  pause: string;
  seek: string;
  currentTime: string;
  duration: string;
  mute: string;
  unmute: string;
  /** How far it has played, with `{currentTime}` and `{duration}`. */
  seekLabel?: string | null;
  /** Stands behind the percentage that has been loaded. */
  buffered?: string | null;
}

/** Plyr's files, which the build copies from its package. */
const SPRITE = "/plyr/plyr.svg";
const STYLES = "/plyr/plyr.css";

/** What the player shows and does. */
export const plyrOptions = (labels: PlayerLabels) => ({
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
  // Plyr's own words are English; content without these labels gets none.
  i18n: { ...labels, seekLabel: labels.seekLabel ?? "{currentTime} / {duration}", buffered: labels.buffered ?? "" },
});

/** Adds Plyr's styles once; they are 32 kB that no other page needs. */
export const addPlyrStyles = (): Promise<void> => {
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
    // To Plyr, the space bar means play and pause, wherever in the player it is pressed.
    event.preventDefault();
    event.stopPropagation();
    toggle();
  };
  // A button's name says what can be read on it; what that is, the description does.
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
