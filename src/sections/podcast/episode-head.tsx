import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BackLink } from "../../components/back-link";
import { Badge } from "../../components/badge";
import { Deferred } from "../../components/deferred";
import { MediaPlayer } from "../../components/media-player";
import type { PlayerLabels } from "../../components/plyr";
import { above, color, size, space } from "../../design/tokens";
import { routes } from "../../routes";
import { durationText } from "./episode-duration";
import { EpisodePicture } from "./episode-picture";
import { SeekableWaveform } from "./seekable-waveform";
import { Paragraphs } from "../../components/paragraphs";

const styles = {
  grid: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.large,
    paddingBlock: `${space.medium} ${space.huge}`,
    [above.small]: { gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)" },
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", alignItems: "start" },
    [above.large]: { columnGap: space.huge },
  }),
  words: css({ display: "grid", gap: space.base, justifyItems: "start", minWidth: 0 }),
  facts: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.tiny} ${space.base}`,
    fontSize: size.small,
    color: color.muted,
  }),
  title: css({ fontSize: size.title }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted }),
  player: css({ width: "100%", marginTop: space.small }),
};

export const query = graphql`
  fragment EpisodeHead on Episode {
    slug
    number
    coverLabel
    title
    description
    date
    dateText
    duration
    audioSrc
    audio {
      type
      seconds
    }
    waveform
    image {
      ...Picture
    }
  }
`;

interface EpisodeHeadProps {
  episode: Queries.EpisodeHeadFragment;
  copy: { backLabel: string; badge: string; audioFallback: string };
  /** The labels of the player. */
  player: PlayerLabels & { seekLabel: string | null };
}

/** The waveform of a recording whose loudness is known. */
const EpisodeWave = ({ episode: { slug, audio, waveform }, player }: Pick<EpisodeHeadProps, "episode" | "player">) =>
  audio &&
  waveform && (
    <SeekableWaveform
      seed={slug}
      levels={waveform}
      seconds={audio.seconds}
      label={player.seek}
      valueLabel={player.seekLabel}
    />
  );

/** Facts of an episode, and its player if it has audio. */
export const EpisodeHead = ({ episode, copy, player }: EpisodeHeadProps) => (
  <>
    <BackLink to={routes.podcast}>{copy.backLabel}</BackLink>
    <header css={styles.grid}>
      <div css={styles.words}>
        <p css={styles.facts}>
          <Badge>{copy.badge}</Badge>
          <time dateTime={episode.date}>{episode.dateText}</time>
          <span>{durationText(episode)}</span>
        </p>
        <h1 css={styles.title}>{episode.title}</h1>
        <Paragraphs css={styles.text} text={episode.description} />
        {episode.audioSrc && episode.audio && (
          <div css={styles.player}>
            {/* Chromium's native controls take 30 ms to create. */}
            <Deferred room="5.5rem">
              <MediaPlayer
                src={episode.audioSrc}
                type={episode.audio.type}
                seconds={episode.audio.seconds}
                title={episode.title}
                fallback={copy.audioFallback}
                labels={player}
              />
            </Deferred>
          </div>
        )}
      </div>
      <div>
        <EpisodePicture
          episode={episode}
          wave={episode.audio && episode.waveform && <EpisodeWave episode={episode} player={player} />}
        />
      </div>
    </header>
  </>
);
