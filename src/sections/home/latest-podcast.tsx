import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { Section } from "../../components/container";
import { SmartLink } from "../../components/smart-link";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space, weight } from "../../design/tokens";
import { routes } from "../../routes";
import { durationText, linkTo } from "../podcast/episode-duration";
import { EpisodePicture } from "../podcast/episode-picture";
import { UnpublishedBadge } from "../shared/unpublished";

export const query = graphql`
  fragment EpisodeLine on Episode {
    path
    unpublished {
      ...Unpublished
    }
    slug
    number
    coverLabel
    title
    description
    date
    dateText
    duration
    audioSrc
    waveform
    image {
      ...Picture
    }
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    [above.small]: { gridTemplateColumns: "2fr 3fr" },
    [above.medium]: { gridTemplateColumns: "5fr 7fr", gap: space.huge, alignItems: "center" },
  }),
  words: css({ display: "grid", gap: space.medium, justifyItems: "start" }),
  text: css({ color: color.muted, maxWidth: "34rem" }),
  list: css({ width: "100%", borderTop: `1px solid ${color.line}` }),
  item: css({ display: "grid", gap: space.hair, padding: `${space.small} 0`, borderBottom: `1px solid ${color.line}` }),
  link: css({ fontWeight: weight.bold, textDecoration: "none", "&:hover": { color: color.vital } }),
  meta: css({ fontSize: size.small, color: color.muted }),
  links: css({ display: "flex", flexWrap: "wrap", gap: space.medium }),
};

interface LatestPodcastProps {
  title: string;
  text: string;
  linkLabel: string;
  allLabel: string;
  episodes: readonly Queries.EpisodeLineFragment[];
}

/** The latest episodes: the newest with its cover, the others as rows. */
export const LatestPodcast = ({ title, text, linkLabel, allLabel, episodes }: LatestPodcastProps) => {
  const [latest] = episodes;
  if (!latest) return null;
  return (
    <Section tone="mist" labelledBy="podcast">
      <div css={styles.grid}>
        <EpisodePicture episode={latest} />
        <div css={styles.words}>
          <h2 id="podcast">{title}</h2>
          <Paragraphs css={styles.text} text={text} />
          <ol role="list" css={styles.list}>
            {episodes.map((episode, index) => (
              <li key={index} css={styles.item}>
                <SmartLink to={episode.path} css={styles.link}>
                  {episode.title}
                </SmartLink>
                <UnpublishedBadge unpublished={episode.unpublished} />
                <span css={styles.meta}>
                  {episode.dateText}
                  {durationText(episode) && <> · {durationText(episode)}</>}
                </span>
              </li>
            ))}
          </ol>
          <div css={styles.links}>
            <ArrowLink to={latest.path}>{linkTo(latest, linkLabel)}</ArrowLink>
            <ArrowLink to={routes.podcast}>{allLabel}</ArrowLink>
          </div>
        </div>
      </div>
    </Section>
  );
};
