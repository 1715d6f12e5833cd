import { css } from "@emotion/react";
import { ButtonLink } from "../components/button";
import { containerStyles } from "../components/container";
import { Icon } from "../components/icon";
import { SmartLink } from "../components/smart-link";
import { routes } from "../routes";
import { BREAKPOINTS, color, motion, space } from "../design/tokens";
import { Logo } from "./logo";
import { MenuSheet, MenuSheetButton } from "./menu-sheet";
import { labels, navigation } from "../site-data";
import { SolutionsMenu } from "./solutions-menu";
import { isCurrent } from "./is-current";

/** By container width in em: with large text, the links would not fit. */
const wide = `@container (min-width:${BREAKPOINTS.medium}.01rem)`;

const styles = {
  header: css({
    position: "sticky",
    top: 0,
    // Not sticky with very large text, where it would cover half of a phone.
    "@media (max-width:20em)": { position: "static" },
    zIndex: 10,
    containerType: "inline-size",
    // Menu and dialog are outside of this element: a container would be their containing block.
    background: color.paper,
    borderBottom: `1px solid ${color.line}`,
  }),
  bar: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    // A longer name leaves the menu's button little room on a phone.
    gap: space.small,
    // For a long menu, in a row of its own.
    paddingBlock: "0.4rem",
    minHeight: "var(--header)",
    [wide]: { gap: space.medium },
  }),
  nav: css({
    display: "none",
    [wide]: { display: "flex", alignItems: "center", gap: "clamp(0.25rem,0.9vw,1rem)", marginInlineStart: "auto" },
  }),
  list: css({ display: "flex", gap: "clamp(0.1rem,0.5vw,0.5rem)", alignItems: "center" }),
  link: css({
    display: "inline-flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: "0.6rem",
    fontSize: "0.9375rem",
    whiteSpace: "nowrap",
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
    marginInlineStart: "auto",
    "& svg": { stroke: "currentColor" },
    "&:hover,&[aria-current]": { color: color.vital },
    [wide]: { margin: 0 },
  }),
  narrow: css({ display: "contents", [wide]: { display: "none" } }),
};

/** The header of a page without a menu. */
export const BareHeader = () => (
  <header css={styles.header}>
    <div css={[containerStyles, styles.bar]}>
      <Logo />
    </div>
  </header>
);

/** The header of every page. */
export const Header = ({ path }: { path: string }) => (
  <>
    <header css={styles.header}>
      <div css={[containerStyles, styles.bar]}>
        <Logo />
        <nav css={styles.nav} aria-label={labels.mainNavigation}>
          <ul role="list" css={styles.list}>
            <li>
              <SolutionsMenu path={path} linkStyles={styles.link} />
            </li>
            {navigation.header.links.map(({ label, to }, index) => (
              <li key={index}>
                <SmartLink to={to} css={styles.link} aria-current={isCurrent(path, to)}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
          <ButtonLink to={navigation.header.action.to}>{navigation.header.action.label}</ButtonLink>
        </nav>
        <SmartLink to={routes.search} css={styles.search} aria-current={isCurrent(path, routes.search)}>
          <Icon name="search" size={22} />
          <span className="visually-hidden">{labels.search}</span>
        </SmartLink>
        <div css={styles.narrow}>
          <MenuSheetButton />
        </div>
      </div>
    </header>
    <MenuSheet path={path} />
  </>
);
