import { css } from "@emotion/react";
import { ArrowLink } from "../components/arrow-link";
import { EpisodeCover } from "../components/episode-cover";
import { fillIn } from "../content-model/placeholders";
import { color, size, space } from "../design/tokens";
import { formatDate } from "../format";
import { site } from "../shell";

const styles = {
  grid: css({ display: "grid", gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,19rem),1fr))", gap: `${space.huge} ${space.large}` }),
  card: css({ display: "grid", alignContent: "start", gap: space.tiny }),
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
