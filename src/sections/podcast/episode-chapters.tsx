import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { TimestampLink } from "../../components/timestamp-link";
import { clockTime, secondsOf } from "content-kit/lib/timestamps";
import { color, size, space } from "../../design/tokens";
import { isoDuration } from "content-kit/lib/timestamps";

const styles = {
  section: css({ display: "grid", gap: space.base, alignContent: "start", minWidth: 0 }),
  title: css({ fontSize: size.h4 }),
  list: css({ borderTop: `2px solid ${color.ink}` }),
  item: css({ borderBottom: `1px solid ${color.line}`, paddingBlock: space.tiny }),
  moment: css({
    display: "grid",
    gridTemplateColumns: "3.5rem minmax(0,1fr)",
    alignItems: "baseline",
    gap: space.small,
    paddingBlock: space.tiny,
    color: color.ink,
    textDecoration: "none",
    "& > span": { textDecoration: "underline", textDecorationColor: color.edge },
    "&:hover": { color: color.vital, "& > span": { textDecorationColor: "currentColor" } },
  }),
  time: css({ color: color.muted, fontVariantNumeric: "tabular-nums" }),
};

export const query = graphql`
  fragment EpisodeChapter on Chapter {
    start
    title
    link
  }
`;

interface EpisodeChaptersProps {
  title: string;
  chapters: readonly Queries.EpisodeChapterFragment[];
  /** URL of the audio. */
  src: string;
  /** Label of links to related pages. */
  linkLabel: string;
}

/** Chapters of an episode, which play from their start. */
export const EpisodeChapters = ({ title, chapters, src, linkLabel }: EpisodeChaptersProps) => (
  <section css={styles.section} aria-labelledby="chapters">
    <h2 id="chapters" css={styles.title}>
      {title}
    </h2>
    <ol role="list" css={styles.list}>
      {chapters.map((chapter, index) => (
        <li key={index} css={styles.item}>
          <TimestampLink src={src} seconds={secondsOf(chapter.start)} css={styles.moment}>
            <time css={styles.time} dateTime={isoDuration(chapter.start)}>
              {clockTime(secondsOf(chapter.start))}
            </time>{" "}
            <span>{chapter.title}</span>
          </TimestampLink>
          {chapter.link && (
            <ArrowLink to={chapter.link} about={chapter.title}>
              {linkLabel}
            </ArrowLink>
          )}
        </li>
      ))}
    </ol>
  </section>
);
