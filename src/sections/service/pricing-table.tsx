import { css } from "@emotion/react";
import { Cell, Row, RowHead, Table, TableFrame, TableGroup, WHEN_TINY, whenNarrow } from "../../components/table";
import { color, onDeepProperties, space, weight } from "../../design/tokens";
import { PricingHead, popularEnds } from "./pricing-head";
import { PricingCell } from "./pricing-cell";
import { chosenTier, PricingPicker } from "./pricing-picker";
import { PricingTip } from "./pricing-tip";

type Plan = Pick<Queries.PricingFragment, "tiers" | "rows" | "groups">;

const styles = {
  // Only name and price are sticky, to leave room for rows; a line parts them from what passes below.
  table: css({
    "& thead tr:first-of-type > *": { borderBottom: `1px solid ${color.line}` },
    "& thead tr:last-of-type td": {
      borderBottom: `2px solid ${color.ink}`,
      verticalAlign: "top",
      lineHeight: 1.4,
      // Below each other, with the button on one line in all columns.
      height: 1,
    },
    "& tbody th": { width: "25%" },
  }),
  /** On phones: the selected tier as a dark card, then a row per feature. */
  narrow: css(
    whenNarrow({
      "&, & thead, & thead tr, & tbody, & th, & thead td": {
        display: "block",
        width: "auto",
        height: "auto",
        position: "static",
      },
      "& thead tr > :is(th, td)": { background: color.deep, ...onDeepProperties, border: 0 },
      "& thead tr:first-of-type > *": { border: 0 },
      "& thead th": { borderRadius: "12px 12px 0 0", padding: `${space.medium} ${space.medium} ${space.tiny}` },
      "& thead tr:last-of-type td": {
        height: "auto",
        border: 0,
        borderRadius: "0 0 12px 12px",
        padding: `0 ${space.medium} ${space.medium}`,
        marginBottom: space.small,
      },
      "& tbody tr:has(button)": {
        display: "grid",
        gridTemplateColumns: "minmax(0,3fr) minmax(0,2fr)",
        gap: space.base,
        alignItems: "center",
        borderBottom: `1px solid ${color.line}`,
        [WHEN_TINY]: { display: "block" },
      },
      "& tbody th": { width: "auto" },
      "& tbody tr:has(button) th": { width: "auto", border: 0, padding: `${space.tiny} 0` },
      "& tbody tr:not(:has(button)) td": { display: "none" },
      "& tbody td": {
        display: "block",
        border: 0,
        padding: 0,
        background: "none",
        color: color.ink,
        textAlign: "end",
        fontWeight: weight.bold,
      },
      "& tbody td span": { marginInlineStart: "auto" },
    }),
  ),
};

type TableRow = Plan["rows"][number];

interface Part {
  title: string | undefined;
  rows: TableRow[];
}

/** The rows by their headings; rows before the first heading are part of it. */
const partsOf = ({ rows, groups }: Pick<Plan, "rows" | "groups">): Part[] =>
  rows.reduce<Part[]>((parts, row, index) => {
    const heading = groups?.find(({ first }) => first === row.feature);
    if (index === 0 || heading) return [...parts, { title: heading?.title, rows: [row] }];
    parts.at(-1)?.rows.push(row);
    return parts;
  }, []);

interface LinesProps extends Pick<Plan, "tiers"> {
  rows: readonly TableRow[];
  /** Number of rows before. */
  before: number;
}

const Lines = ({ rows, tiers, before }: LinesProps) => (
  <>
    {rows.map((row, index) => (
      <Row key={index}>
        <RowHead>
          <PricingTip id={`pricing-tip-${before + index + 1}`} row={row} />
        </RowHead>
        {row.cells.map((cell, column) => (
          <Cell
            key={column}
            mark={tiers[column]?.popular ? "dark" : undefined}
            css={tiers[column]?.popular && popularEnds}
          >
            <PricingCell {...cell} />
          </Cell>
        ))}
      </Row>
    ))}
  </>
);

/**
 * The price table: a column per tier, the popular one dark, and a tip per feature. Phones show one tier at a time.
 */
export const PricingTable = ({ tiers, rows, groups }: Plan) => {
  const parts = partsOf({ rows, groups });
  const grouped = parts.some(({ title }) => title);
  const before = (part: Part): number => rows.indexOf(part.rows[0] as TableRow);
  return (
    <TableFrame css={chosenTier(tiers.length)}>
      <PricingPicker tiers={tiers} />
      <Table
        labelledBy="pricing-title"
        css={[styles.table, styles.narrow]}
        head={<PricingHead tiers={tiers} />}
        grouped={grouped}
      >
        {parts.map((part, index) =>
          part.title ? (
            <TableGroup
              key={index}
              title={part.title}
              marks={tiers.map(({ popular }) => (popular ? "dark" : undefined))}
            >
              <Lines rows={part.rows} tiers={tiers} before={before(part)} />
            </TableGroup>
          ) : grouped ? (
            <tbody key={index} role="rowgroup">
              <Lines rows={part.rows} tiers={tiers} before={before(part)} />
            </tbody>
          ) : (
            <Lines key={index} rows={part.rows} tiers={tiers} before={before(part)} />
          ),
        )}
      </Table>
    </TableFrame>
  );
};
