import { css } from "@emotion/react";
import { ArrowLink } from "../components/arrow-link";
import { above, color, size, space } from "../design/tokens";
import { formatDate } from "../format";
import { site } from "../shell";
import { EpisodePicture } from "./episode-picture";
import { UnpublishedBadge } from "./unpublished";

const styles = {
  grid: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,17rem),1fr))",
    gap: `${space.huge} ${space.large}`,
    [above.large]: { gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,31rem),1fr))" },
  }),
  card: css({
    display: "grid",
    alignContent: "start",
    gap: space.base,
    [above.large]: { gridTemplateColumns: "minmax(0,15rem) minmax(0,1fr)", columnGap: space.large },
  }),
  words: css({ minWidth: 0, display: "grid", alignContent: "start", gap: space.tiny }),
  meta: css({ fontSize: size.small, color: color.muted }),
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
};

interface EpisodeCardsProps {
  episodes: readonly Queries.EpisodeLineFragment[];
  episodeLabel: string;
  cardLabel: string;
}

/** Episodes as a grid: cover, date and duration, title, description. */
export const EpisodeCards = ({ episodes, episodeLabel, cardLabel }: EpisodeCardsProps) => (
  <ul role="list" css={styles.grid}>
    {episodes.map((episode, index) => (
      <li key={index} css={styles.card}>
        <EpisodePicture episode={episode} label={episodeLabel} />
        <div css={styles.words}>
          {" "}
          <p css={styles.meta}>
            <time dateTime={episode.date}>{formatDate(episode.date, site.language)}</time> · {episode.duration}
          </p>
          <UnpublishedBadge unpublished={episode.unpublished} />
          <h2 css={styles.title}>{episode.title}</h2>
          <p css={styles.text}>{episode.description}</p>
          <ArrowLink to={episode.path} about={episode.title}>
            {cardLabel}
          </ArrowLink>
        </div>{" "}
      </li>
    ))}
  </ul>
);
