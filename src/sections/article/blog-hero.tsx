import { css } from "@emotion/react";
import type { Crumb } from "../../components/breadcrumb";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { HeroFrame } from "../shared/hero-frame";
import { HeroTitle } from "../shared/hero-words";

const styles = {
  grid: css({
    display: "grid",
    gap: space.medium,
    padding: `calc(${space.section} * 0.45) 0 ${space.medium}`,
    [above.medium]: { gridTemplateColumns: "minmax(0,9fr) minmax(0,4fr)", columnGap: space.huge, alignItems: "end" },
  }),
  title: css({ maxWidth: "9em" }),
  text: css({ color: color.muted, fontSize: size.lead, lineHeight: 1.45 }),
  rules: css({ borderBlock: `1px solid ${color.ink}`, borderTopWidth: 3, height: space.hair }),
};

interface BlogHeroProps {
  eyebrow?: string | null;
  title: string;
  text: string;
  /** Breadcrumb; missing on the blog itself. */
  crumbs?: readonly Crumb[];
}

/** Hero of the blog: title above two rules, like a newspaper's masthead. */
export const BlogHero = ({ eyebrow, title, text, crumbs }: BlogHeroProps) => (
  <HeroFrame crumbs={crumbs}>
    <div css={styles.grid}>
      <HeroTitle css={styles.title} eyebrow={eyebrow} title={title} />
      <Paragraphs css={styles.text} text={text} />
    </div>
    <div css={styles.rules} />
  </HeroFrame>
);
