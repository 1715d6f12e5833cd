import type { ReactNode } from "react";
import { buttonStyles } from "../components/button";
import { containerStyles } from "../components/container";
import { Icon } from "../components/icon";
import { SmartLink } from "../components/smart-link";
import { routes } from "../routes";
import { headerAction } from "./header-action";
import { styles } from "./header-styles";
import { Logo } from "./logo";
import { MenuSheet, MenuSheetButton } from "./menu-sheet";
import { labels, navigation } from "../site-data";
import { SolutionsMenu } from "./solutions-menu";
import { isCurrent } from "./is-current";

interface FrameProps {
  children: ReactNode;
}

const Frame = ({ children }: FrameProps) => (
  <header css={styles.header}>
    <div css={containerStyles}>
      <div css={styles.room}>
        <div css={styles.bar}>{children}</div>
      </div>
    </div>
  </header>
);

/** The header of a page without a menu. */
export const BareHeader = () => (
  <Frame>
    <Logo />
  </Frame>
);

/** The header of every page: one row at every width. */
export const Header = ({ path }: { path: string }) => {
  const { links, action } = navigation.header;
  return (
    <>
      <Frame>
        <Logo />
        <nav css={styles.nav} aria-label={labels.mainNavigation}>
          <ul role="list" css={styles.list}>
            <li>
              <SolutionsMenu path={path} linkStyles={styles.link} />
            </li>
            {links.map(({ label, to }, index) => (
              <li key={index}>
                <SmartLink to={to} css={styles.link} aria-current={isCurrent(path, to)}>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
        <SmartLink to={headerAction(path)} css={[buttonStyles(), styles.action]}>
          {action.label}
        </SmartLink>
        <SmartLink to={routes.search} css={styles.search} aria-current={isCurrent(path, routes.search)}>
          <Icon name="search" size={22} />
          <span className="visually-hidden">{labels.search}</span>
        </SmartLink>
        <div css={styles.narrow}>
          <MenuSheetButton />
        </div>
      </Frame>
      <MenuSheet path={path} />
    </>
  );
};
