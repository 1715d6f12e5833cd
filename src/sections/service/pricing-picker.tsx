import { css, type SerializedStyles } from "@emotion/react";
import { whenNarrow } from "../../components/table";
import { color, radius, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

const styles = {
  picker: css({ border: 0, margin: 0, padding: 0 }),
  narrow: css({ display: "none", ...whenNarrow({ display: "block" }) }),
  title: css({ padding: 0, marginBottom: space.tiny, fontSize: size.small, color: color.muted }),
  choices: css({
    display: "grid",
    // As wide as they are in the end, however many have arrived.
    gridTemplateColumns: `repeat(auto-fill,minmax(min(100%,max(8.5rem,(100% + ${space.tiny}) / var(--tiers) - ${space.tiny} - 1px)),1fr))`,
    gap: space.tiny,
    marginBottom: space.base,
  }),
  description: css({ fontWeight: weight.normal }),
  choice: css({
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "2.75rem",
    padding: `${space.hair} ${space.tiny}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.base,
    fontSize: size.small,
    fontWeight: weight.bold,
    textAlign: "center",
    cursor: "pointer",
    "& input": { position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" },
    "&:has(:checked)": { background: color.ink, borderColor: color.ink, color: color.paper },
    // In forced colors, the selected option would look like the others.
    "@media (forced-colors:active)": {
      "&:has(:checked)": { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
    },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  }),
};

interface PricingPickerProps {
  tiers: readonly { name: string; popular: boolean; description?: string }[];
  /** True to show it on wide screens, too. */
  always?: boolean;
}

/** Tier selection, on phones only unless `always`: radio buttons and CSS, without JavaScript. */
export const PricingPicker = ({ tiers, always = false }: PricingPickerProps) => {
  const first = Math.max(
    0,
    tiers.findIndex(({ popular }) => popular),
  );
  return (
    <fieldset css={[styles.picker, !always && styles.narrow]} data-print="off">
      <legend css={styles.title}>{labels.choosePlan}</legend>
      <div css={styles.choices} style={{ "--tiers": tiers.length }}>
        {tiers.map(({ name, description }, index) => (
          <label key={index} css={styles.choice}>
            <input type="radio" name="plan" value={index} defaultChecked={index === first} />
            {name}
            {always && <span css={styles.description}> {description}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Hides other tiers' headings and cells when tier `index` is selected. */
const othersThan = (index: number): string => {
  const chosen = `&:has(input[name=plan][value="${index}"]:checked)`;
  return `${chosen} :is(thead th, tbody td):not(:nth-of-type(${index + 1})), ${chosen} thead td:not(:nth-of-type(${index + 2}))`;
};

/** For the `TableFrame` of picker and table: when narrow, only the selected tier is shown. */
export const chosenTier = (count: number): SerializedStyles =>
  css(
    whenNarrow(
      Object.fromEntries(Array.from({ length: count }, (_, index) => [othersThan(index), { display: "none" }])),
    ),
  );
