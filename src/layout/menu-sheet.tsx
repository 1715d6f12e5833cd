import { css } from "@emotion/react";
import { useEffect, useRef, type MouseEvent } from "react";
import { buttonStyles, ButtonLink } from "../components/button";
import { SmartLink } from "../components/smart-link";
import { color, font, size, space } from "../design/tokens";
import { isCurrent } from "./is-current";
import { labels, navigation } from "../shell";

const ID = "menu";
const TITLE = "menu-title";

const styles = {
  sheet: css({
    position: "fixed",
    inset: "0 0 0 auto",
    width: "min(24rem, 88vw)",
    height: "100dvh",
    maxHeight: "none",
    maxWidth: "none",
    margin: 0,
    padding: `${space.base} var(--gutter) ${space.large}`,
    border: 0,
    background: color.paper,
    color: color.ink,
    overflowY: "auto",
    overscrollBehavior: "contain",
    "&::backdrop": { background: "rgb(4 20 22 / .55)" },
    "@media (prefers-reduced-motion:no-preference)": {
      transition:
        "translate 280ms cubic-bezier(.2,.7,.2,1), overlay 280ms allow-discrete, display 280ms allow-discrete",
      translate: "100% 0",
      "&[open]": { translate: "0 0", "@starting-style": { translate: "100% 0" } },
    },
  }),
  top: css({ display: "flex", justifyContent: "space-between", alignItems: "center", minHeight: "3.25rem" }),
  title: css({ fontSize: size.h4 }),
  close: css({ "& svg": { width: 20, height: 20, stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } }),
  group: css({ marginTop: space.base, fontSize: size.small, color: color.muted }),
  list: css({ display: "grid", marginBottom: space.base }),
  link: css({
    display: "block",
    padding: "0.7rem 0",
    borderBottom: `1px solid ${color.line}`,
    font: `560 1.1875rem/1.25 ${font.display}`,
    textDecoration: "none",
    "&[aria-current]": { color: color.pulseInk },
  }),
  action: css({ display: "grid", marginTop: space.medium }),
};

/** Opens the sheet where the browser has no `command` attribute. */
const openSheet = (event: MouseEvent<HTMLButtonElement>): void => {
  const sheet = document.getElementById(ID);
  if (!(sheet instanceof HTMLDialogElement) || "command" in event.currentTarget) return;
  sheet.showModal();
};

/** The button of the narrow header. `command` opens the sheet before and without JavaScript, where the browser knows it. */
export const MenuSheetButton = () => (
  <button
    type="button"
    css={buttonStyles("outline", "sm")}
    aria-haspopup="dialog"
    onClick={openSheet}
    {...{ commandfor: ID, command: "show-modal" }}
  >
    {labels.menu}
  </button>
);

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

/** The header's links on narrow screens: a modal dialog from the right, which gives the focus back when it closes. */
export const MenuSheet = ({ path }: { path: string }) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = (): void => sheet.current?.close();
  useEffect(close, [path]);
  const closeByButton = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!("command" in event.currentTarget)) close();
  };
  const { menu, links, action } = navigation.header;
  /** A press beside the sheet lands on the dialog itself; a link to a place on this page changes no path. */
  const closeOnPress = (event: MouseEvent<HTMLDialogElement>): void => {
    const { target, currentTarget } = event;
    const beside = target === currentTarget && event.clientX < currentTarget.getBoundingClientRect().left;
    if (beside || (target instanceof Element && target.closest("a"))) close();
  };
  return (
    // Keys need no listener of their own: the browser closes a modal dialog on Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={sheet}
      id={ID}
      css={styles.sheet}
      aria-labelledby={TITLE}
      onClick={closeOnPress}
      {...{ closedby: "any" }}
    >
      <div css={styles.top}>
        <h2 id={TITLE} css={styles.title}>
          {labels.menu}
        </h2>
        <button
          type="button"
          css={[buttonStyles("ghost", "icon"), styles.close]}
          aria-label={labels.closeMenu}
          onClick={closeByButton}
          {...{ commandfor: ID, command: "close" }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </button>
      </div>
      <nav aria-label={labels.menu}>
        <p css={styles.group}>{menu.label}</p>
        <Links path={path} links={menu.links} />
        <Links path={path} links={links} />
        <div css={styles.action}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </div>
      </nav>
    </dialog>
  );
};
