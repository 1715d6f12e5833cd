import { css } from "@emotion/react";
import { CheckList } from "../../components/check-list";
import { Fold } from "../../components/fold";
import { Icon } from "../../components/icon";
import { Paragraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";
import { IconItems } from "../shared/icon-items";

const styles = {
  rest: css({ marginTop: space.huge, padding: space.box, background: color.mist }),
  grid: css({
    display: "grid",
    gap: space.large,
    paddingBlock: space.base,
    [above.medium]: { gridTemplateColumns: "minmax(0,7fr) minmax(0,5fr)", columnGap: space.huge },
  }),
  parts: css({ display: "grid", alignContent: "start", gap: space.base }),
  title: css({ fontSize: size.h3 }),
  text: css({ color: color.muted }),
  part: css({ borderTop: `1px solid ${color.line}`, paddingTop: space.base }),
  name: css({ display: "flex", gap: space.small, alignItems: "center", fontSize: size.h4, "& svg": { flex: "none" } }),
  // Next to the parts, they stay in view.
  points: css({
    alignContent: "start",
    [above.medium]: { position: "sticky", top: "calc(var(--stuck) + 2rem)", alignSelf: "start" },
  }),
};

interface BenefitsProps {
  title: string;
  text?: string | null;
  keyBenefits: readonly Queries.IconItemFragment[];
  features: { title: string; text?: string | null; items: readonly Queries.IconItemFragment[] };
  benefits: readonly string[];
}

/** What a service changes, its parts and its short benefits, both folded on phones: one section. */
export const Benefits = ({ title, text, keyBenefits, features, benefits }: BenefitsProps) => (
  <IconItems id="benefits" title={title} text={text} items={keyBenefits}>
    <Fold css={styles.rest} summary={<h3 css={styles.title}>{features.title}</h3>}>
      {features.text && <Paragraphs css={styles.text} text={features.text} />}
      <div id="features" css={styles.grid}>
        <div css={styles.parts}>
          {features.items.map((item, index) => (
            <div key={index} css={styles.part}>
              <h4 css={styles.name}>
                <Icon name={item.icon} size={22} />
                {item.title}
              </h4>
              <Paragraphs css={styles.text} text={item.desc} />
            </div>
          ))}
        </div>
        <CheckList items={benefits} css={styles.points} />
      </div>
    </Fold>
  </IconItems>
);
