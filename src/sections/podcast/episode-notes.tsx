import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { above, color, space } from "../../design/tokens";

const styles = {
  grid: css({
    display: "grid",
    gridTemplateColumns: "minmax(0,1fr)",
    gap: space.huge,
    [above.large]: { gridTemplateColumns: "minmax(0,42rem) minmax(0,26rem)", justifyContent: "space-between" },
  }),
  notes: css({
    display: "grid",
    alignContent: "start",
    gap: space.base,
    maxWidth: "42rem",
    paddingTop: space.large,
    borderTop: `2px solid ${color.ink}`,
    fontSize: "1.0938rem",
    lineHeight: 1.68,
  }),
};

interface EpisodeNotesProps {
  paragraphs: readonly string[];
  /** What stands beside them, where there is anything. */
  children?: ReactNode;
}

/** The show notes, a paragraph each. */
export const EpisodeNotes = ({ paragraphs, children }: EpisodeNotesProps) => (
  <div css={styles.grid}>
    <div css={styles.notes}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
    {children}
  </div>
);
