import { css } from "@emotion/react";
import { color, font, radius, weight } from "../design/tokens";
import { initials } from "../lib/initials";
import { Icon } from "./icon";

const styles = {
  frame: css({
    aspectRatio: "1 / 1",
    borderRadius: radius.base,
    background: color.mist,
    display: "grid",
    placeItems: "center",
    alignSelf: "start",
    containerType: "inline-size",
    "& svg": { width: "46cqi", height: "46cqi", strokeWidth: 1 },
  }),
  letters: css({ font: `${weight.bold} min(4.5rem,34cqi)/1 ${font.display}`, letterSpacing: "-.04em" }),
};

interface MonogramProps {
  name: string;
  icon?: string | null;
}

/** What a person works with, or their initials, instead of a portrait; decorative. */
export const Monogram = ({ name, icon }: MonogramProps) => (
  <div css={styles.frame} aria-hidden="true">
    {icon ? <Icon name={icon} /> : <span css={styles.letters}>{initials(name)}</span>}
  </div>
);
