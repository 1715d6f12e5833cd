import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { ArticlePicture } from "../../components/article-picture";
import { drawnMap } from "../../components/drawn-map";
import { EpisodeCover } from "../../components/episode-cover";
import { MediaPlayer } from "../../components/media-player";
import { Monogram } from "../../components/monogram";
import { Picture } from "../../components/picture";
import { color, light } from "../../design/tokens";
import { site } from "../../site-data";
import { Sample, SampleRow } from "./sample";

const styles = {
  small: css({ width: "18rem" }),
  strip: css({ width: "18rem", aspectRatio: "2 / 1" }),
  map: css({ width: "100%", height: "20rem", border: `1px solid ${color.line}` }),
};

/** Image data of a photograph. */
const PHOTO: ComponentProps<typeof Picture>["data"] = {
  layout: "constrained",
  width: 600,
  height: 400,
  images: {
    fallback: {
      src: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="${light.edge}"/></svg>`)}`,
    },
  },
};

const PLAYER = {
  play: "Play",
  pause: "Pause",
  seek: "Seek",
  currentTime: "Current time",
  duration: "Duration",
  mute: "Mute",
  unmute: "Unmute",
};

/** Photographs, audio, and generated pictures. */
export const Media = ({ id }: { id: string }) => (
  <>
    <Sample name="A photograph, and what stands there without one: cover, article, portrait, map">
      <SampleRow>
        <div css={styles.small}>
          <Picture alt="A sample" data={PHOTO} sizes="18rem" ratio="1 / 1" eager />
        </div>
        <div css={styles.small}>
          <EpisodeCover seed={id} label="Episode 12 · 10:00" number={12} />
        </div>
        <div css={styles.strip}>
          <ArticlePicture seed={id} />
        </div>
        <div css={styles.small}>
          <Monogram name="Kit Sample" />
        </div>
      </SampleRow>
      <iframe
        css={styles.map}
        title="A drawn map"
        srcDoc={drawnMap({
          language: site.language,
          area: "An area",
          address: "/kitchen-sink",
          load: "Load",
          notice: "What that means.",
        })}
      />
    </Sample>
    <Sample name="Player">
      <MediaPlayer type="audio/mpeg" src="/none.mp3" title="A recording" fallback="No audio here." labels={PLAYER} />
    </Sample>
  </>
);
