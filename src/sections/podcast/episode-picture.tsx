import { EpisodeCover } from "../../components/episode-cover";
import { fillIn } from "../../content-model/fields/placeholders";
import { PictureSlot } from "../shared/picture-slot";

interface EpisodePictureProps {
  episode: { slug: string; number: number; duration: string; image: Queries.PictureFragment | null };
  /** The words of the number, with {number}. */
  label: string;
  sizes?: string;
}

/** An episode's cover: the agency's picture, or its waveform with its number. */
export const EpisodePicture = ({ episode, label, sizes = "(min-width: 60em) 30rem, 92vw" }: EpisodePictureProps) => (
  <PictureSlot image={episode.image} sizes={sizes} ratio="1 / 1">
    <EpisodeCover
      seed={episode.slug}
      label={`${fillIn(label, { number: episode.number })} · ${episode.duration}`}
      number={episode.number}
    />
  </PictureSlot>
);
