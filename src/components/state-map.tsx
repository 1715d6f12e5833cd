import { css } from "@emotion/react";
import { above, color, space } from "../design/tokens";
import { dotStyles, MapNames, type MapLabel } from "./map-parts";

const styles = {
  ground: css({
    position: "relative",
    marginInline: "auto",
    color: color.vital,
    // Small enough to be seen as a whole.
    width: "min(100%,var(--ratio)*34rem)",
    aspectRatio: "var(--ratio)",
    marginBottom: space.medium,
    // A finger needs 24 pixels.
    "& a": { paddingBlock: 4, minWidth: 24 },
    "& .t": { translate: "-50% calc(-100% - 5px)" },
    "& .b": { translate: "-50% 5px" },
    "& .w": { display: "none", [above.medium]: { display: "block" } },
  }),
  svg: css({ width: "100%" }),
  scale: css({
    // Below the map, where it covers no city.
    position: "absolute",
    top: "100%",
    insetInlineStart: 0,
    color: color.muted,
    borderBottom: "2px solid",
    font: `.8125rem/1.6 var(--font-text)`,
    whiteSpace: "nowrap",
  }),
};

interface StateMapProps {
  map: {
    src: string;
    viewBox: string;
    ratio: number;
    dot: number;
    labels: readonly MapLabel[];
    scale: { length: number; name: string };
  };
  /** The map in words. */
  text?: string | null;
  className?: string;
}

/** A state drawn by its cities, a dot each, with the names of the largest, which are links. */
export const StateMap = ({ map: { src, viewBox, ratio, dot, labels, scale }, text, className }: StateMapProps) => (
  <div data-drawn css={styles.ground} className={className} style={{ "--ratio": ratio, "--dot": dot }}>
    {text && <p className="visually-hidden">{text}</p>}
    <svg css={[dotStyles, styles.svg]} viewBox={viewBox} aria-hidden="true">
      <use href={`${src}#s`} />
      <use href={`${src}#d`} />
    </svg>
    <MapNames labels={labels} />
    <div css={styles.scale} style={{ width: `${scale.length}%` }} aria-hidden="true">
      {scale.name}
    </div>
  </div>
);
