import type { ReactNode } from "react";
import { isUnmodifiedClick } from "../lib/is-unmodified-click";
import { timestampPrefix, timestampUrl } from "../lib/media-fragment";

interface TimestampLinkProps {
  /** URL of the audio. */
  src: string;
  /** Start position in seconds. */
  seconds: number;
  children: ReactNode;
  className?: string;
}

/** A link into an episode: the page's player plays from there; without script, the browser opens the audio. */
export const TimestampLink = ({ src, seconds, children, className }: TimestampLinkProps) => (
  <a href={timestampUrl(src, seconds)} className={className}>
    {children}
  </a>
);

/** Plays an audio element from the timestamp links of the page. One document listener, so neither needs a reference. */
export const playFromTimestampLinks = (audio: HTMLAudioElement | null, src: string): (() => void) => {
  const play = (event: MouseEvent): void => {
    const href = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined;
    if (!audio || !href?.startsWith(timestampPrefix(src)) || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    audio.currentTime = Number(href.slice(timestampPrefix(src).length));
    // If autoplay is blocked, the position is set, and the visitor can start it.
    audio.play().catch(() => undefined);
  };
  document.addEventListener("click", play);
  return () => document.removeEventListener("click", play);
};
