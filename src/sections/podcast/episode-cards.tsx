import { css } from "@emotion/react";
import { ArrowLink } from "../../components/arrow-link";
import { Card, CardList } from "../../components/card";
import { color, size, space } from "../../design/tokens";
import { durationText, linkTo } from "./episode-duration";
import { EpisodePicture } from "./episode-picture";
import { Paragraphs } from "../../components/paragraphs";
import { UnpublishedBadge } from "../shared/unpublished";

const styles = {
  // Cover next to text, by the card's width in em.
  card: css({ containerType: "inline-size" }),
  inner: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.base,
    "@container (min-width:30rem)": { gridTemplateColumns: "minmax(0,2fr) minmax(0,3fr)", columnGap: space.large },
  }),
  words: css({ minWidth: 0, display: "grid", alignContent: "start", gap: space.tiny }),
  meta: css({ fontSize: size.small, color: color.muted }),
  title: css({ fontSize: size.h4 }),
  text: css({ color: color.muted }),
};

const lengthOf = (episode: Queries.EpisodeLineFragment): string => {
  const text = durationText(episode);
  return text ? ` · ${text}` : "";
};

interface EpisodeCardsProps {
  episodes: readonly Queries.EpisodeLineFragment[];
  cardLabel: string;
}

/** A grid of episodes: cover, date, duration, title, description. */
export const EpisodeCards = ({ episodes, cardLabel }: EpisodeCardsProps) => (
  <CardList look="open" columns={2}>
    {episodes.map((episode, index) => (
      <Card key={index} look="open" css={styles.card}>
        <div css={styles.inner}>
          <EpisodePicture episode={episode} />
          <div css={styles.words}>
            {" "}
            <p css={styles.meta}>
              <time dateTime={episode.date}>{episode.dateText}</time>
              {lengthOf(episode)}
            </p>
            <UnpublishedBadge unpublished={episode.unpublished} />
            <h2 css={styles.title}>{episode.title}</h2>
            <Paragraphs css={styles.text} text={episode.description} />
            <ArrowLink to={episode.path} about={episode.title}>
              {linkTo(episode, cardLabel)}
            </ArrowLink>
          </div>{" "}
        </div>
      </Card>
    ))}
  </CardList>
);
