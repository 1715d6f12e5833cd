import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, font, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment Revolution on Revolution {
    title
    paragraphs
    claim {
      number
      label
    }
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    alignItems: "center",
    [above.medium]: { gridTemplateColumns: "7fr 5fr" },
  }),
  words: css({ display: "grid", gap: space.base, maxWidth: "38rem", "& p": { color: color.muted } }),
  title: css({ marginBottom: space.tiny }),
  number: css({ font: `${weight.bold} ${size.giant}/0.85 ${font.display}`, letterSpacing: "-.05em" }),
  label: css({ color: color.muted, maxWidth: "16rem", marginTop: space.base }),
};

/** What the agency does differently, with one figure: the only dark section of the home page. */
export const Revolution = ({ title, paragraphs, claim }: Queries.RevolutionFragment) => (
  <Section tone="deep" labelledBy="revolution">
    <div css={styles.grid}>
      <div css={styles.words}>
        <h2 id="revolution" css={styles.title}>
          {title}
        </h2>
        {paragraphs.map((paragraph, index) => (
          <Paragraphs key={index} text={paragraph} />
        ))}
      </div>
      <p>
        <strong css={styles.number}>{claim.number}</strong>
        <span css={styles.label} style={{ display: "block" }}>
          {claim.label}
        </span>
      </p>
    </div>
  </Section>
);
