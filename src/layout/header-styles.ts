/** Styles of the header, which has one row at every width. */
import { css } from "@emotion/react";
import { color, LARGE_TEXT, motion, space } from "../design/tokens";
import { LINK_PADDING } from "../design/header-fit";
import { headerFit as fit } from "../site-data";

/** By container width in rem, without gutters: with large text, fewer parts fit. */
const from = (width: number): string => `@container (min-width:${width.toFixed(1)}rem)`;
const upTo = (width: number): string => `@container (max-width:${(width - 0.1).toFixed(1)}rem)`;
const wide = from(fit.links);

export const styles = {
  header: css({
    position: "sticky",
    top: 0,
    // Not sticky with very large text, where it would cover much of a phone.
    [LARGE_TEXT]: { position: "static" },
    zIndex: 10,
    // Menu and dialog are outside of this element: a container would be their containing block.
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
  }),
  room: css({ containerType: "inline-size" }),
  // One row of a fixed height, whatever the words: anchors and sticky headings stop below it.
  bar: css({
    display: "flex",
    alignItems: "center",
    gap: space.tiny,
    height: "calc(var(--header) - 1px)",
    "& > *": { flex: "none" },
    // The rest is as wide as it is; a long name has two lines.
    "& > a:first-of-type": { flex: "0 1 auto", marginInlineEnd: "auto" },
    // On a phone, everything is a little smaller; the button is parted into two lines before the name is.
    [upTo(fit.search)]: {
      gap: "0.35rem",
      "& > a:first-of-type": { fontSize: "clamp(1rem,5.2cqi,1.375rem)" },
      "& button": { paddingInline: "0.6rem" },
    },
    [upTo(fit.name)]: { "& > a:first-of-type > span": { display: "none" } },
    [wide]: { gap: space.small },
  }),
  nav: css({ display: "none", [wide]: { display: "flex", flex: "0 99 auto", minWidth: 0 } }),
  list: css({ display: "flex", gap: "0.2rem", alignItems: "center", minWidth: 0 }),
  link: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    // Tight where the row just fits.
    paddingInline: `clamp(${LINK_PADDING.tight}rem,5cqi - ${(fit.links / 20 - LINK_PADDING.tight).toFixed(2)}rem,${LINK_PADDING.roomy}rem)`,
    fontSize: "0.9375rem",
    // In two lines if a visitor's own style makes letters wider.
    lineHeight: 1.2,
    textDecoration: "none",
    color: color.muted,
    backgroundImage: `linear-gradient(${color.pulse},${color.pulse})`,
    backgroundRepeat: "no-repeat",
    backgroundPosition: "50% calc(100% - 0.55rem)",
    backgroundSize: "0 2px",
    transition: `background-size ${motion.base} ${motion.ease}, color ${motion.quick}`,
    "&:hover": { color: color.ink },
    "&[aria-current]": { color: color.ink, backgroundSize: "calc(100% - 1.2rem) 2px" },
  }),
  search: css({
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    "& svg": { stroke: "currentColor" },
    "&:hover,&[aria-current]": { color: color.vital },
    // The sheet has it too.
    [upTo(fit.search)]: { display: "none" },
    // The icon, not its larger target, ends at the edge.
    [wide]: { marginInlineEnd: "-0.65rem" },
  }),
  /** Smaller on phones, and in two lines where there is no room for one. */
  action: css({
    lineHeight: 1.1,
    [upTo(fit.links)]: {
      minHeight: "2.75rem",
      padding: "0.3rem 0.6rem",
      fontSize: "0.875rem",
      "&&": { flex: "0 99 auto" },
    },
    // Very large text leaves no room; the sheet has it too.
    [upTo(fit.action)]: { display: "none" },
  }),
  narrow: css({ [wide]: { display: "none" } }),
};
