import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { disclosure } from "../../components/disclosure";
import { clockTime } from "content-kit/lib/timestamps";
import { color, size, space, weight } from "../../design/tokens";
import { isoDuration } from "content-kit/lib/timestamps";

const styles = {
  details: css({
    maxWidth: "42rem",
    marginTop: space.huge,
    borderBlock: `1px solid ${color.line}`,
  }),
  title: css({ fontSize: size.h4 }),
  words: css({ display: "grid", gap: space.base, paddingBottom: space.large, lineHeight: 1.68 }),
  paragraph: css({ display: "grid", gridTemplateColumns: "3.5rem minmax(0,1fr)", gap: space.small }),
  time: css({ color: color.muted, fontSize: size.small, lineHeight: 1.92, fontVariantNumeric: "tabular-nums" }),
  speaker: css({ display: "block", fontWeight: weight.bold }),
};

export const query = graphql`
  fragment EpisodeTranscript on Transcript {
    paragraphs {
      start
      speaker
      text
    }
  }
`;

interface EpisodeTranscriptProps {
  title: string;
  transcript: Queries.EpisodeTranscriptFragment;
}

/** Transcript of an episode with speakers and timestamps. */
export const EpisodeTranscript = ({ title, transcript: { paragraphs } }: EpisodeTranscriptProps) => (
  <details css={styles.details}>
    <summary css={disclosure}>
      <h2 css={styles.title}>{title}</h2>
    </summary>
    <div css={styles.words}>
      {paragraphs.map(({ start, speaker, text }, index) => (
        <p key={index} css={styles.paragraph}>
          <time css={styles.time} dateTime={isoDuration(clockTime(start))}>
            {clockTime(start)}
          </time>{" "}
          <span>
            {speaker && speaker !== paragraphs[index - 1]?.speaker && <b css={styles.speaker}>{speaker}: </b>}
            {text}
          </span>
        </p>
      ))}
    </div>
  </details>
);
