import { css } from "@emotion/react";
import { color, radius, size, space, weight } from "../design/tokens";

const styles = css({
  maxWidth: "42rem",
  "& > * + *": { marginTop: "1.1em" },
  "& h2": { fontSize: size.h3, marginTop: "2em" },
  "& h3": { fontSize: size.h4, marginTop: "1.7em" },
  "& h2 + *, & h3 + *": { marginTop: "0.6em" },
  "& a": { color: color.vital, fontWeight: weight.bold },
  "& ul, & ol": { paddingInlineStart: "1.3em" },
  "& li + li": { marginTop: "0.45em" },
  "& li::marker": { color: color.pulseInk },
  "& blockquote": {
    borderInlineStart: `3px solid ${color.pulse}`,
    paddingInlineStart: space.medium,
    fontSize: size.lead,
    lineHeight: 1.45,
  },
  "& .table-scroll": { marginBlock: "1.6em", overflowX: "auto" },
  "& table": { fontSize: size.small, minWidth: "30rem" },
  "& th, & td": {
    textAlign: "start",
    padding: `${space.small} ${space.base} ${space.small} 0`,
    borderBottom: `1px solid ${color.line}`,
    verticalAlign: "top",
  },
  "& thead th": { borderBottomColor: color.ink },
  "& code": { background: color.mist, borderRadius: radius.small, padding: "0.1em 0.3em" },
  "& hr": { border: 0, borderTop: `1px solid ${color.line}`, marginBlock: "2.5em" },
  "& img, & iframe": { borderRadius: radius.base },
  "& .film": { marginBlock: "1.6em" },
  "& .film iframe": { display: "block", width: "100%", aspectRatio: "16 / 9", border: 0 },
  "& .film.upright iframe": { aspectRatio: "9 / 16", width: "min(100%, 22rem)" },
  "& .film figcaption": { marginTop: space.tiny, fontSize: size.small },
});

/** Rendered Markdown of an editor. The content check rejects raw HTML. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div css={styles} className={className} dangerouslySetInnerHTML={{ __html: html }} />
);
