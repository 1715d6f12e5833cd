import { css } from "@emotion/react";
import { color, font, space, weight } from "../design/tokens";

/** The `<summary>` of a `<details>`: its text, and a plus that becomes a cross. */
export const disclosure = css({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: space.medium,
  alignItems: "center",
  paddingBlock: space.medium,
  listStyle: "none",
  cursor: "pointer",
  "&::-webkit-details-marker": { display: "none" },
  "&:hover": { color: color.vital },
  "&::after": {
    content: '"+"',
    font: `${weight.normal} 1.75rem/1 ${font.text}`,
    color: color.vital,
    transition: "rotate 160ms",
  },
  "[open] > &::after": { rotate: "45deg" },
});
