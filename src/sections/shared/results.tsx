import { css } from "@emotion/react";
import type { SectionId } from "../../anchors";
import { Section, type SectionTone } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { StatList } from "../../components/stat";
import { PulseLine } from "../../components/pulse-line";
import { color, space } from "../../design/tokens";

const styles = {
  line: css({ borderBottom: `1px solid ${color.line}`, marginBottom: space.medium }),
};

interface ResultsProps {
  title: string;
  text: string;
  claims: readonly { number: string; label: string }[];
  /** Anchor for links. */
  id?: SectionId;
  tone?: SectionTone;
  /** A line with a beat for each figure. */
  line?: boolean;
}

/** Figures along the line, with a sentence. */
export const Results = ({ title, text, claims, id = "results", tone = "mist", line = false }: ResultsProps) => (
  <Section id={id} tone={tone} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} text={text} />
    {line && (
      <PulseLine
        css={styles.line}
        height={110}
        beats={claims.map((_, index) => ({ x: 60 + (index * 1200) / claims.length, height: 0.8 }))}
      />
    )}
    <StatList stats={claims} />
  </Section>
);
