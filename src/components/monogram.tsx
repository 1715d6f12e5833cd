import { css } from "@emotion/react";
import { useContext } from "react";
import { LINES, phrase } from "../design/pulse";
import { color, font, onDeepProperties, radius, weight } from "../design/tokens";
import { initials } from "../lib/initials";
import { LineStyleContext } from "./line-style";

const styles = {
  frame: css({
    position: "relative",
    aspectRatio: "1 / 1",
    borderRadius: radius.base,
    background: color.deep,
    ...onDeepProperties,
    display: "grid",
    placeItems: "center",
    overflow: "hidden",
    alignSelf: "start",
    containerType: "inline-size",
  }),
  letters: css({ font: `${weight.bold} min(4.5rem,34cqi)/1 ${font.display}`, letterSpacing: "-.04em" }),
  line: css({
    position: "absolute",
    insetInline: 0,
    bottom: "14%",
    width: "100%",
    height: "24%",
    fill: "none",
    stroke: color.pulse,
    strokeWidth: 2.5,
    strokeLinejoin: "round",
  }),
};

/** A person's initials on the line instead of a portrait; decorative. */
export const Monogram = ({ name }: { name: string }) => (
  <div css={styles.frame} aria-hidden="true">
    <span css={styles.letters}>{initials(name)}</span>
    <svg css={styles.line} viewBox="0 0 300 60" preserveAspectRatio="none">
      <path
        d={LINES[useContext(LineStyleContext)](300, 44, 36, phrase(name, 300), 16)}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  </div>
);
