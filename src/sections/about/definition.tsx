import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, font, size, space, weight } from "../../design/tokens";

export const query = graphql`
  fragment Definition on Definition {
    word
    pronunciation
    partOfSpeech
    meaning
    text
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.huge,
    [above.medium]: { gridTemplateColumns: "6fr 6fr", alignItems: "start" },
  }),
  intro: css({ display: "grid", gap: space.base, fontSize: size.lead, lineHeight: 1.5, maxWidth: "36rem" }),
  entry: css({
    borderInlineStart: `3px solid ${color.pulse}`,
    paddingInlineStart: space.large,
    display: "grid",
    gap: space.tiny,
  }),
  word: css({ font: `${weight.bold} ${size.h2}/1 ${font.display}`, letterSpacing: "-.02em" }),
  how: css({ color: color.muted, "& i": { marginInlineStart: "0.6em" } }),
  meaning: css({ fontSize: size.lead }),
  text: css({ color: color.muted, marginTop: space.small }),
};

interface DefinitionProps {
  definition: Queries.DefinitionFragment;
  intro: readonly string[];
}

/** The brand's word as a dictionary entry, next to the agency's description. */
export const Definition = ({
  definition: { word, pronunciation, partOfSpeech, meaning, text },
  intro,
}: DefinitionProps) => (
  <Section>
    <div css={styles.grid}>
      <div css={styles.intro}>
        {intro.map((paragraph, index) => (
          <Paragraphs key={index} text={paragraph} />
        ))}
      </div>
      <div css={styles.entry}>
        <p>
          <dfn css={styles.word} style={{ fontStyle: "normal" }}>
            {word}
          </dfn>
        </p>
        <p css={styles.how}>
          {pronunciation}
          <i>{partOfSpeech}</i>
        </p>
        <Paragraphs css={styles.meaning} text={meaning} />
        <Paragraphs css={styles.text} text={text} />
      </div>
    </div>
  </Section>
);
