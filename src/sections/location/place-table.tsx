import { css } from "@emotion/react";
import { color, size, space, weight } from "../../design/tokens";

const table = css({
  marginTop: space.small,
  fontVariantNumeric: "tabular-nums",
  "& th,& td": {
    textAlign: "start",
    fontWeight: weight.normal,
    overflowWrap: "anywhere",
    padding: "0.1rem 0",
    borderBottom: `1px solid ${color.line}`,
  },
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
  /** Each with its path, and a text for the key of every column. */
  rows: readonly Readonly<Record<string, string | null>>[];
}

/** Places with figures; the first column leads to their pages. */
export const PlaceTable = ({ columns: [place, ...others], rows }: PlaceTableProps) => (
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
);
