import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { ArticlePicture } from "../../components/article-picture";
import { drawnMap } from "../../components/drawn-map";
import { EpisodeCover } from "../../components/episode-cover";
import { Icon } from "../../components/icon";
import { MediaPlayer } from "../../components/media-player";
import { Monogram } from "../../components/monogram";
import { Picture } from "../../components/picture";
import { LINE_WIDTH, PulseDrawing, PulseLine, PulsePath } from "../../components/pulse-line";
import { Rings } from "../../components/rings";
import { Waveform } from "../../components/waveform";
import { ICONS } from "../../content-model/icons";
import { growth, ring } from "../../design/pulse";
import { color, light, space } from "../../design/tokens";
import { labels, site } from "../../shell";
import { Sample, SampleRow } from "./sample";

const styles = {
  small: css({ width: "18rem" }),
  ring: css({ "& path": { stroke: color.pulse, strokeWidth: 2.5 } }),
  swatch: css({ width: "8rem", height: "4rem", padding: space.tiny, border: `1px solid ${color.line}`, fontSize: 12 }),
  map: css({ width: "100%", height: "20rem", border: `1px solid ${color.line}` }),
};

const CLIMB = growth([
  { x: 0, y: 90 },
  { x: LINE_WIDTH / 2, y: 80 },
  { x: LINE_WIDTH, y: 10 },
]);

/** A photograph as the build hands it over. */
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

/** What is drawn: the line in its phrases, and what stands where there is no photograph. */
export const Drawings = ({ id }: { id: string }) => (
  <>
    <Sample name="The line: flat, one beat, a seed's phrase, growth, a voice, a ring">
      <PulseLine beats={[]} height={24} />
      <PulseLine beats={[{ x: LINE_WIDTH / 2, height: 1 }]} />
      <PulseLine beats={id} />
      <PulseDrawing height={100}>
        <PulsePath d={CLIMB} />
      </PulseDrawing>
      <Waveform seed={id} bars={150} />
      <Rings css={[styles.small, styles.ring]}>
        <PulsePath d={ring(65, 22, -2.2, 14)} />
      </Rings>
    </Sample>
    <Sample name="A photograph, and what stands there without one: cover, article, portrait, map">
      <SampleRow>
        <div css={styles.small}>
          <Picture alt="A sample" data={PHOTO} sizes="18rem" ratio="1 / 1" eager />
        </div>
        <div css={styles.small}>
          <EpisodeCover seed={id} label="Episode 1 · 10:00" title="A cover without a picture" />
        </div>
        <div css={styles.small}>
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
      <MediaPlayer
        type="audio/mpeg"
        src="/none.mp3"
        title="A recording"
        fallback="No audio here."
        labels={labels.player}
      />
    </Sample>
    <Sample name="Icons and colours">
      <SampleRow>
        {ICONS.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </SampleRow>
      <SampleRow>
        {Object.keys(light).map((name) => (
          <div key={name} css={styles.swatch} style={{ background: color[name as keyof typeof light] }}>
            {name}
          </div>
        ))}
      </SampleRow>
    </Sample>
  </>
);
