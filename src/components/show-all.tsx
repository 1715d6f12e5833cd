import { css } from "@emotion/react";
import { color, size, space } from "../design/tokens";
import { whenNarrow } from "./table";

const styles = {
  choice: css({
    display: "none",
    ...whenNarrow({ display: "flex" }),
    alignItems: "center",
    gap: space.tiny,
    minHeight: "2.75rem",
    color: color.muted,
    fontSize: size.small,
    cursor: "pointer",
  }),
  tick: css({ width: "1.5rem", height: "1.5rem", accentColor: color.vital }),
};

/** In a `TableFrame` that leaves something out on phones: shows all of it, by CSS with `:has(:checked)`. */
export const ShowAll = ({ label }: { label: string }) => (
  <label css={styles.choice} data-print="off">
    <input css={styles.tick} type="checkbox" />
    {label}
  </label>
);
