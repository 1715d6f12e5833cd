import { css } from "@emotion/react";
import { fillIn } from "content-kit/lib/placeholders";
import { MARK } from "../design/mark";
import { color, font, weight } from "../design/tokens";
import { routes } from "../routes";
import { labels, site } from "../site-data";

const styles = {
  link: css({
    display: "inline-flex",
    alignItems: "center",
    gap: "0.55rem",
    minHeight: "2.75rem",
    color: "inherit",
    textDecoration: "none",
    font: `${weight.bold} 1.375rem/1 ${font.display}`,
    letterSpacing: "-.03em",
    "& > :first-of-type": { flex: "none" },
  }),
  mark: css({
    width: MARK.width,
    height: MARK.height,
    fill: "none",
    stroke: color.pulse,
    strokeWidth: MARK.stroke,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  }),
};

/** In pixels. */
const LOGO_HEIGHT = 28;

/** Logo and brand name, linked to the home page; a beat of the line is the default logo. */
export const Logo = () => (
  <a href={routes.home} css={styles.link} aria-label={fillIn(labels.homeLink, { name: site.name })}>
    {site.logoUrl ? (
      <img src={site.logoUrl} alt="" width={Math.round(LOGO_HEIGHT * (site.logoRatio ?? 1))} height={LOGO_HEIGHT} />
    ) : (
      <svg css={styles.mark} viewBox={`0 0 ${MARK.width} ${MARK.height}`} aria-hidden="true">
        <path d={MARK.d} />
      </svg>
    )}
    <span aria-hidden="true">{site.name}</span>
  </a>
);
