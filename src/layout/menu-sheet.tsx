import { css } from "@emotion/react";
import { ButtonLink } from "../components/button";
import { Sheet, SheetButton } from "../components/sheet";
import { SmartLink } from "../components/smart-link";
import { color, font, size, space, weight } from "../design/tokens";
import { labels, navigation } from "../site-data";
import { routes } from "../routes";
import { headerAction } from "./header-action";
import { isCurrent } from "./is-current";

export const MENU = "menu";

const styles = {
  group: css({ marginTop: space.base, fontSize: size.small, color: color.muted }),
  list: css({ display: "grid", marginBottom: space.base }),
  link: css({
    display: "block",
    padding: "0.7rem 0",
    borderBottom: `1px solid ${color.line}`,
    font: `${weight.bold} 1.1875rem/1.25 ${font.display}`,
    textDecoration: "none",
    "&[aria-current]": { color: color.pulseInk },
  }),
  action: css({ display: "grid", marginTop: space.medium }),
};

/** The menu button of the narrow header. */
export const MenuSheetButton = () => <SheetButton sheet={MENU}>{labels.menu}</SheetButton>;

interface LinksProps {
  path: string;
  links: readonly { label: string; to: string }[];
}

const Links = ({ path, links }: LinksProps) => (
  <ul role="list" css={styles.list}>
    {links.map(({ label, to }, index) => (
      <li key={index}>
        <SmartLink to={to} css={styles.link} aria-current={isCurrent(path, to)}>
          {label}
        </SmartLink>
      </li>
    ))}
  </ul>
);

/** The header's links on narrow screens, in a dialog. */
export const MenuSheet = ({ path }: { path: string }) => {
  const { menu, links, action } = navigation.header;
  return (
    <Sheet id={MENU} title={labels.menu} closeLabel={labels.closeMenu} place={path}>
      <nav aria-label={labels.menu}>
        <p css={styles.group}>{menu.label}</p>
        <Links path={path} links={menu.links} />
        <Links path={path} links={[...links, { label: labels.search, to: routes.search }]} />
        <div css={styles.action}>
          <ButtonLink to={headerAction(path)}>{action.label}</ButtonLink>
        </div>
      </nav>
    </Sheet>
  );
};
