import { css } from "@emotion/react";
import { color, font, size, space, weight } from "../../design/tokens";

// Few rules, because this is on every city's page.
const list = css({
  display: "grid",
  gap: space.base,
  gridTemplateColumns: "repeat(auto-fill,minmax(min(100%,15rem),1fr))",
  "& div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end" },
  "& dt": { color: color.muted },
  "& dd": { font: `${weight.bold} ${size.h3}/1.25 ${font.display}` },
});

/** Facts of a place: values with their texts. */
export const FactList = ({ items }: { items: readonly { value: string; text: string }[] }) => (
  <dl css={list}>
    {items.map(({ value, text }, index) => (
      <div key={index}>
        <dt>{text}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
