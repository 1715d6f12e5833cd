import type { ReactNode } from "react";
import { isUnmodifiedClick } from "../lib/is-unmodified-click";
import { timestampPrefix, timestampUrl } from "../lib/media-fragment";

interface TimestampLinkProps {
  /** The address of the audio. */
  src: string;
  /** Where to begin, in seconds. */
  seconds: number;
  children: ReactNode;
  className?: string;
}

/** A link to a moment of an episode: the page's player plays from there, and without script the browser's own does. */
export const TimestampLink = ({ src, seconds, children, className }: TimestampLinkProps) => (
  <a href={timestampUrl(src, seconds)} className={className}>
    {children}
  </a>
);

/**
 * Lets an audio element play from the moments that the page's links to it name. It listens to the whole page, so that
 * player and links need not know of each other. Returns what ends it.
 */
export const playFromTimestampLinks = (audio: HTMLAudioElement | null, src: string): (() => void) => {
  const play = (event: MouseEvent): void => {
    const href = event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined;
    if (!audio || !href?.startsWith(timestampPrefix(src)) || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    audio.currentTime = Number(href.slice(timestampPrefix(src).length));
    // Where the browser does not let it play, it stands at the moment, and the visitor can start it.
    audio.play().catch(() => undefined);
  };
  document.addEventListener("click", play);
  return () => document.removeEventListener("click", play);
};
