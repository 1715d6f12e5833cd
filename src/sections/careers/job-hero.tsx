import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { BackLink } from "../../components/back-link";
import { fillIn } from "content-kit/lib/placeholders";
import { above, color, font, size, space, weight } from "../../design/tokens";
import { routes } from "../../routes";
import { HeroFrame } from "../shared/hero-frame";
import { HeroWords } from "../shared/hero-words";

const styles = {
  words: css({ padding: `${space.base} 0 ${space.huge}` }),
  // Like a letterhead: its facts between two rules.
  facts: css({
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,8.5rem),1fr))",
    borderTop: `2px solid ${color.pulse}`,
    borderBottom: `1px solid ${color.line}`,
  }),
  fact: css({
    padding: `${space.medium} ${space.base} ${space.medium} 0`,
    font: `${weight.bold} ${size.h4}/1.25 ${font.display}`,
    letterSpacing: "-.01em",
    textWrap: "balance",
    [above.medium]: { "& + &": { borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space.medium } },
  }),
  days: css({ display: "flex", flexWrap: "wrap", gap: space.base, paddingTop: space.base, color: color.muted }),
};

interface JobHeroProps {
  title: string;
  text: string;
  backLabel: string;
  /** Department, place, type and, if it is published, pay. */
  facts: readonly (string | null)[];
  /** Dates with their labels; missing dates are left out. */
  days: readonly { date: string | null; dateText: string | null; label: string }[];
  /** How to apply. */
  children: ReactNode;
}

/** Hero of a position: title, and facts in one row. */
export const JobHero = ({ title, text, backLabel, facts, days, children }: JobHeroProps) => (
  <HeroFrame>
    <HeroWords
      title={title}
      text={text}
      css={styles.words}
      before={<BackLink to={routes.careers}>{backLabel}</BackLink>}
    >
      {children}
    </HeroWords>
    <ul role="list" css={styles.facts}>
      {facts.map(
        (fact, index) =>
          fact && (
            <li key={index} css={styles.fact}>
              {fact}
            </li>
          ),
      )}
    </ul>
    <p css={styles.days}>
      {days.map(
        ({ date, dateText, label }) =>
          date &&
          dateText && (
            <time key={label} dateTime={date}>
              {fillIn(label, { date: dateText })}
            </time>
          ),
      )}
    </p>
  </HeroFrame>
);
