import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Actions } from "../../components/actions";
import { Container } from "../../components/container";
import { color, size, space } from "../../design/tokens";
import { GrowthChart } from "./growth-chart";
import { HeroTitle } from "../shared/hero-words";
import { Paragraphs } from "../../components/paragraphs";

export const query = graphql`
  fragment HomeHero on HomeHero {
    eyebrow
    title
    text
    primary {
      label
      to
    }
    secondary {
      label
      to
    }
    chart {
      ...GrowthChart
    }
  }
`;

const styles = {
  section: css({
    position: "relative",
    containerType: "inline-size",
    overflow: "hidden",
    paddingTop: `calc(${space.section} * 0.75)`,
  }),
  words: css({
    position: "relative",
    zIndex: 1,
    display: "grid",
    gap: space.medium,
    justifyItems: "start",
    maxWidth: "46rem",
  }),
  text: css({ fontSize: size.lead, lineHeight: 1.5, color: color.muted, maxWidth: "33rem" }),
};

/** Hero of the home page: audience, offer, next step, and the claim as a chart. */
export const HomeHero = ({ eyebrow, title, text, primary, secondary, chart }: Queries.HomeHeroFragment) => (
  <section css={styles.section} aria-labelledby="hero">
    <Container>
      <div css={styles.words}>
        <HeroTitle id="hero" eyebrow={eyebrow} title={title} />
        <Paragraphs css={styles.text} text={text} />
        <Actions primary={primary} secondary={secondary} />
      </div>
    </Container>
    <GrowthChart {...chart} />
  </section>
);
