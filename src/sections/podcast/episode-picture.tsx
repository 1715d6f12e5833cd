import type { ReactNode } from "react";
import { EpisodeCover, NoteLines } from "../../components/episode-cover";
import { PictureSlot } from "../shared/picture-slot";

interface EpisodePictureProps {
  episode: {
    slug: string;
    number: number | null;
    coverLabel: string | null;
    duration: string;
    audioSrc: string | null;
    waveform: readonly number[] | null;
    image: Queries.PictureFragment | null;
  };
  sizes?: string;
  /** Shown on the generated cover in place of its waveform. */
  wave?: ReactNode;
}

/** An episode's cover: the agency's picture, or the generated one. */
export const EpisodePicture = ({ episode, sizes = "(min-width: 60em) 30rem, 92vw", wave }: EpisodePictureProps) => (
  <PictureSlot image={episode.image} sizes={sizes} ratio="1 / 1">
    <EpisodeCover
      seed={episode.slug}
      levels={episode.waveform}
      wave={episode.audioSrc ? wave : <NoteLines seed={episode.slug} />}
      label={[episode.coverLabel, episode.audioSrc && episode.duration].filter(Boolean).join(" · ")}
      number={episode.number}
    />
  </PictureSlot>
);
