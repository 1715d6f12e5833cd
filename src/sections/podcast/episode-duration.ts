import { fillIn } from "content-kit/lib/placeholders";
import { labels } from "../../site-data";

interface Playable {
  duration: string;
  audioSrc: string | null;
}

/** The duration of an episode; without audio, in words that promise none. */
export const durationText = ({ duration, audioSrc }: Playable): string | undefined =>
  audioSrc ? duration : labels.withoutAudio ? fillIn(labels.withoutAudio.duration, { duration }) : undefined;

/** The words of a link to an episode; without audio, they do not invite to listen. */
export const linkTo = ({ audioSrc }: Pick<Playable, "audioSrc">, listen: string): string =>
  audioSrc ? listen : (labels.withoutAudio?.link ?? listen);
