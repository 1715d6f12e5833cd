import { css } from "@emotion/react";
import { ArrowLink } from "../components/arrow-link";
import { EpisodeCover } from "../components/episode-cover";
import { fillIn } from "../content-model/placeholders";
import { above, color, size, space } from "../design/tokens";
import { formatDate } from "../format";
import { site } from "../shell";

const styles = {
  grid: css({
    display: "grid",
    gap: `${space.huge} ${space.large}`,
    [above.small]: { gridTemplateColumns: "1fr 1fr" },
  }),
  card: css({
    display: "grid",
    alignContent: "start",
    gap: space.tiny,
    [above.large]: {
      gridTemplateColumns: "15rem 1fr",
      columnGap: space.large,
      alignContent: "start",
      "& > *": { gridColumn: 2 },
      "& > :first-of-type": { gridColumn: 1, gridRow: "1 / span 4" },
    },
  }),
  meta: css({ fontSize: size.small, color: color.muted, marginTop: space.tiny }),
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
    {episodes.map(({ path, slug, number, title, description, date, duration }) => (
      <li key={path} css={styles.card}>
        <EpisodeCover seed={slug} label={`${fillIn(episodeLabel, { number })} · ${duration}`} title={title} />
        <p css={styles.meta}>
          <time dateTime={date}>{formatDate(date, site.language)}</time> · {duration}
        </p>
        <h2 css={styles.title}>{title}</h2>
        <p css={styles.text}>{description}</p>
        <ArrowLink to={path} about={title}>
          {cardLabel}
        </ArrowLink>
      </li>
    ))}
  </ul>
);
