import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { above, color, space, weight } from "../../design/tokens";

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
    "& a": { color: color.vital, fontWeight: weight.bold, overflowWrap: "anywhere" },
    "& ul, & ol": { paddingInlineStart: "1.3em" },
    "& li::marker": { color: color.pulseInk },
  }),
};

interface EpisodeNotesProps {
  html: string;
  /** Content next to the notes, if any. */
  children?: ReactNode;
}

/** Show notes. The content check rejects raw HTML. */
export const EpisodeNotes = ({ html, children }: EpisodeNotesProps) => (
  <div css={styles.grid}>
    <div css={styles.notes} dangerouslySetInnerHTML={{ __html: html }} />
    {children}
  </div>
);
