import { css } from "@emotion/react";
import { color, size, space, weight } from "../../design/tokens";

// Scrolls by itself where long words leave no room, so that the page does not.
const frame = css({
  overflowX: "auto",
  contain: "inline-size",
  // Room for focus outlines.
  marginInline: "-0.4rem",
  padding: "0 0.4rem 0.4rem",
});

const table = css({
  marginTop: space.small,
  fontVariantNumeric: "tabular-nums",
  "& th,& td": {
    textAlign: "start",
    fontWeight: weight.normal,
    padding: "0.1rem 0",
    borderBottom: `1px solid ${color.line}`,
  },
  // Names alone may break inside a word: a broken number reads as two.
  "& [scope=row]": { overflowWrap: "anywhere", minWidth: "5rem" },
  "& td,& thead * + *": { paddingInlineStart: space.tiny },
  "& th:last-of-type:not([scope=row]),& td:last-of-type": { textAlign: "end" },
  "& a": { display: "inline-block", paddingBlock: "0.25rem" },
  "& thead th": { fontSize: size.small, color: color.muted },
});

interface Column {
  key: string;
  label: string;
}

interface PlaceTableProps {
  columns: readonly [Column, ...Column[]];
  /** Path, and text by column key. */
  rows: readonly Readonly<Record<string, string | null>>[];
}

/** A table of places; the first column links to their pages. */
export const PlaceTable = ({ columns: [place, ...others], rows }: PlaceTableProps) => (
  <div css={frame}>
    <table css={table}>
      <thead>
        <tr>
          {[place, ...others].map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            <th scope="row">
              <a href={row["path"] ?? ""}>{row[place.key]}</a>
            </th>
            {others.map(({ key }) => (
              <td key={key}>{row[key]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
