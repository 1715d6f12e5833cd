import { css, type SerializedStyles } from "@emotion/react";
import { color, radius, size, space, upTo } from "../design/tokens";
import { labels } from "../shell";

const styles = {
  picker: css({ display: "none", [upTo.tablet]: { display: "block", border: 0, margin: 0, padding: 0 } }),
  title: css({ padding: 0, marginBottom: space.tiny, fontSize: size.small, color: color.muted }),
  choices: css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: space.tiny, marginBottom: space.base }),
  choice: css({
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "2.75rem",
    padding: `${space.hair} ${space.tiny}`,
    border: `1.5px solid ${color.edge}`,
    borderRadius: radius.base,
    fontSize: size.small,
    fontWeight: 600,
    textAlign: "center",
    cursor: "pointer",
    "& input": { position: "absolute", inset: 0, opacity: 0, margin: 0, cursor: "pointer" },
    "&:has(:checked)": { background: color.ink, borderColor: color.ink, color: color.paper },
    "&:has(:focus-visible)": { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  }),
};

interface PricingPickerProps {
  tiers: readonly { name: string; popular: boolean | null }[];
}

/** On a phone: which tier the table shows. Radio buttons and CSS, so that it works before and without JavaScript. */
export const PricingPicker = ({ tiers }: PricingPickerProps) => {
  const first = Math.max(
    0,
    tiers.findIndex(({ popular }) => popular),
  );
  return (
    <fieldset css={styles.picker} data-print="off">
      <legend css={styles.title}>{labels.choosePlan}</legend>
      <div css={styles.choices}>
        {tiers.map(({ name }, index) => (
          <label key={index} css={styles.choice}>
            <input type="radio" name="plan" value={index} defaultChecked={index === first} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** The most tiers that a price table has; the content model allows no more. */
const MOST_TIERS = 4;

/** For what holds picker and table: below `tablet`, only the chosen tier's column is shown. */
export const chosenTier: SerializedStyles = css({
  [upTo.tablet]: Object.fromEntries(
    Array.from({ length: MOST_TIERS }, (_, index) => [
      `&:has(input[value="${index}"]:checked) :is(th[scope=col], tbody td):not(:nth-of-type(${index + 1}))`,
      { display: "none" },
    ]),
  ),
});
