import { css, type SerializedStyles } from "@emotion/react";
import { Children, type ReactNode } from "react";
import { above, color, space } from "../design/tokens";
import { SmartLink } from "./smart-link";

/**
 * `open`: columns without lines; `lined`: columns below rules; `ruled`: rows of a list; `framed`: one frame with
 * hairlines between the cards.
 */
type CardLook = "open" | "lined" | "ruled" | "framed";

const columns = {
  [above.small]: { gridTemplateColumns: "repeat(2,minmax(0,1fr))" },
  [above.medium]: { gridTemplateColumns: "repeat(var(--columns),minmax(0,1fr))" },
};

const lists = {
  open: css({ display: "grid", gap: `${space.huge} ${space.large}`, ...columns }),
  lined: css({ display: "grid", gap: `${space.large} ${space.huge}`, ...columns }),
  ruled: css({ borderTop: `2px solid ${color.ink}` }),
  framed: css({ display: "grid", gap: 1, background: color.line, border: `1px solid ${color.line}`, ...columns }),
} satisfies Record<CardLook, SerializedStyles>;

const base = css({ position: "relative", display: "grid", alignContent: "start", gap: space.small, minWidth: 0 });

const cards = {
  open: css({ gap: space.base }),
  lined: css({ gap: space.tiny, borderTop: `2px solid ${color.ink}`, paddingTop: space.base }),
  ruled: css({ gap: space.medium, padding: `${space.large} 0`, borderBottom: `1px solid ${color.line}` }),
  framed: css({ padding: space.box, background: color.paper }),
} satisfies Record<CardLook, SerializedStyles>;

interface CardListProps {
  look: CardLook;
  /** Columns on wide screens; two on medium ones. Rows have one. */
  columns?: number;
  children: ReactNode;
  className?: string;
}

/** A list of cards with the same look; nothing if there are none. */
export const CardList = ({ look, columns: wide, children, className }: CardListProps) =>
  Children.count(children) === 0 ? null : (
    <ul role="list" css={lists[look]} className={className} style={wide ? { "--columns": wide } : undefined}>
      {children}
    </ul>
  );

interface CardProps {
  look: CardLook;
  children: ReactNode;
  className?: string;
}

/** A card: a short text and a link. */
export const Card = ({ look, children, className }: CardProps) => (
  <li css={[base, cards[look]]} className={className}>
    {children}
  </li>
);

const stretched = css({
  display: "inline-block",
  paddingBlock: "0.15rem",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
});

/** A link whose clickable area is the whole card. */
export const CardLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <SmartLink to={to} css={stretched}>
    {children}
  </SmartLink>
);

/** Number of columns without a single card in the last row: three, four or five. */
export const columnsFor = (count: number): number => {
  if (count < 3) return Math.max(1, count);
  return [3, 4, 5].find((columns) => count % columns !== 1) ?? 3;
};
