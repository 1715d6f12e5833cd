import { css } from "@emotion/react";
import { useContext } from "react";
import { color, space, weight } from "../../design/tokens";
import { Icon } from "../icon";
import { LineStyleContext } from "../line-style";
import { Frame } from "./frame";
import { LINE_HEIGHT, PaceLine, type Pace, type PaceLineProps } from "./pace-line";

export interface DescribedPace extends Pace {
  description: string;
  title: string;
  steps: readonly { label: string; note?: string | null; at: number }[];
}

interface DecisionPaceProps extends PaceLineProps {
  pace: DescribedPace;
  /** The services, and at which step each works. */
  services: readonly { name: string; step?: number | null | undefined }[];
  className?: string;
}

const DOT = "0.9rem";

const styles = {
  figure: css({ display: "grid", gap: space.base, width: "100%" }),
  title: css({ fontWeight: weight.bold }),
  steps: css({
    display: "grid",
    gap: space.base,
    // The line from dot to dot.
    "& > *": { position: "relative", paddingInlineStart: `calc(${DOT} + ${space.base})` },
    "& > :not(:last-child)::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: `calc(${DOT} / 2 - 1px)`,
      insetBlock: `1.2em calc(-1 * ${space.base})`,
      borderInlineStart: `2px dotted ${color.edge}`,
    },
  }),
  /** Label and note side by side, or below where a line has no room for both. */
  step: css({
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: `0 ${space.base}`,
    lineHeight: 1.35,
    "&::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      top: "0.22em",
      width: DOT,
      height: DOT,
      borderRadius: "50%",
      // A border is drawn in forced colors, too.
      border: `calc(${DOT} / 2) solid ${color.edge}`,
    },
  }),
  marked: css({ "&::before": { borderColor: color.pulse } }),
  label: css({ fontWeight: weight.bold }),
  note: css({ color: color.muted, fontSize: "0.9375rem" }),
  services: css({ color: color.muted, fontSize: "0.9375rem", flexBasis: "100%" }),
};

/** How the people of an industry decide: the line, its steps as a list, and the services at each step. */
export const DecisionPace = ({ icon, pace, step, services, className }: DecisionPaceProps) => {
  const hasLine = useContext(LineStyleContext) !== "none";
  const marked = step ?? pace.steps.length;
  return (
    <figure css={styles.figure} className={className}>
      <figcaption css={styles.title}>{pace.title}</figcaption>
      {hasLine ? (
        <Frame height={LINE_HEIGHT} description={pace.description}>
          <PaceLine icon={icon} pace={pace} step={step} />
        </Frame>
      ) : (
        <Icon name={icon} size={48} />
      )}
      <dl css={styles.steps}>
        {pace.steps.map(({ label, note }, index) => {
          const names = services.flatMap(({ name, step: at }) => (at === index + 1 ? [name] : []));
          return (
            <div key={index} css={[styles.step, index + 1 === marked && styles.marked]}>
              <dt css={styles.label}>{label}</dt>
              {note && <dd css={styles.note}>{note}</dd>}
              {names.length > 0 && <dd css={styles.services}>{names.join(" · ")}</dd>}
              {!note && names.length === 0 && <dd hidden />}
            </div>
          );
        })}
      </dl>
    </figure>
  );
};
