import { css } from "@emotion/react";
import { color, space } from "../design/tokens";

const notes = css({
  display: "grid",
  gap: space.base,
  maxWidth: "42rem",
  paddingTop: space.large,
  borderTop: `2px solid ${color.ink}`,
  fontSize: "1.0938rem",
  lineHeight: 1.68,
});

/** The show notes, a paragraph each. */
export const EpisodeNotes = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div css={notes}>
    {paragraphs.map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);
