import { css } from "@emotion/react";
import { BackLink } from "../components/back-link";
import { Badge } from "../components/badge";
import { EpisodeCover } from "../components/episode-cover";
import { MediaPlayer } from "../components/media-player";
import { fillIn } from "../content-model/placeholders";
import { above, color, size, space } from "../design/tokens";
import { routes } from "../routes";
import { labels } from "../shell";

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    paddingBlock: `${space.large} ${space.huge}`,
    [above.medium]: { gridTemplateColumns: "7fr 5fr", alignItems: "center" },
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
  title: css({ fontSize: "clamp(2.125rem,1.5rem + 2.9vw,4rem)" }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted }),
  player: css({ width: "100%" }),
};

interface EpisodeHeadProps {
  slug: string;
  number: number;
  title: string;
  description: string;
  date: string;
  /** The date in words. */
  dateText: string;
  duration: string;
  audioSrc: string | null;
  backLabel: string;
  badge: string;
  episodeLabel: string;
  audioFallback: string;
}

/** An episode's facts and its player, which is there only where the episode has audio. */
export const EpisodeHead = ({
  slug,
  number,
  title,
  description,
  date,
  dateText,
  duration,
  audioSrc,
  backLabel,
  badge,
  episodeLabel,
  audioFallback,
}: EpisodeHeadProps) => (
  <>
    <BackLink to={routes.podcast}>{backLabel}</BackLink>
    <header css={styles.grid}>
      <div css={styles.words}>
        <p css={styles.facts}>
          <Badge>{badge}</Badge>
          <time dateTime={date}>{dateText}</time>
          <span>{duration}</span>
        </p>
        <h1 css={styles.title}>{title}</h1>
        <p css={styles.text}>{description}</p>
        {audioSrc && (
          <div css={styles.player}>
            <MediaPlayer src={audioSrc} title={title} fallback={audioFallback} labels={labels.player} />
          </div>
        )}
      </div>
      <EpisodeCover seed={slug} label={`${fillIn(episodeLabel, { number })} · ${duration}`} title={title} />
    </header>
  </>
);
