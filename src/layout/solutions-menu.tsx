import { css, type SerializedStyles } from "@emotion/react";
import { useEffect, useRef, type FocusEvent } from "react";
import { containerStyles } from "../components/container";
import { isOpenPopover } from "../components/popover";
import { SmartLink } from "../components/smart-link";
import { color, font, size, space, weight } from "../design/tokens";
import { isCurrent } from "./is-current";
import { navigation } from "../site-data";

const ID = "solutions";

const styles = {
  button: css({
    backgroundColor: "transparent",
    border: 0,
    gap: "0.35rem",
    "&::after": {
      content: '""',
      width: "0.4em",
      height: "0.4em",
      borderRight: "1.5px solid",
      borderBottom: "1.5px solid",
      rotate: "45deg",
      translate: "0 -0.12em",
    },
  }),
  panel: css({
    position: "fixed",
    inset: "var(--header) 0 auto 0",
    width: "100%",
    maxWidth: "none",
    margin: 0,
    padding: `${space.large} 0 ${space.huge}`,
    border: 0,
    borderBottom: `1px solid ${color.line}`,
    background: color.paper,
    color: color.ink,
    boxShadow: "0 30px 40px -30px rgb(0 0 0 / .25)",
  }),
  list: css({ display: "grid", gridTemplateColumns: "repeat(4,1fr)", gap: space.large }),
  link: css({
    display: "grid",
    gap: space.hair,
    paddingTop: space.base,
    borderTop: `2px solid ${color.ink}`,
    textDecoration: "none",
    "&:hover": { borderColor: color.pulse, color: color.vital },
    "&[aria-current]": { borderColor: color.pulse },
  }),
  label: css({ font: `${weight.bold} ${size.h4}/1.2 ${font.display}` }),
  note: css({ fontSize: size.small, color: color.muted }),
};

/**
 * The header's menu, a native popover that works without JavaScript. With it, the menu also closes when the focus
 * leaves.
 */
export const SolutionsMenu = ({ path, linkStyles }: { path: string; linkStyles: SerializedStyles }) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpenPopover(panel.current)) panel.current?.hidePopover();
  }, [path]);
  /** Closes when the focus leaves menu and button. */
  const closeWhenLeft = (event: FocusEvent): void => {
    const next = event.relatedTarget;
    if (next instanceof Element && !next.closest(`#${ID}, [popovertarget="${ID}"]`)) panel.current?.hidePopover?.();
  };
  const { label, links } = navigation.header.menu;
  const inSection = links.some(({ to }) => isCurrent(path, to));
  return (
    <>
      {/* React 18 passes popover attributes on, but its types lack them. */}
      <button
        type="button"
        css={[linkStyles, styles.button]}
        aria-current={inSection ? "true" : undefined}
        onBlur={closeWhenLeft}
        {...{ popovertarget: ID }}
      >
        {label}
      </button>
      <div ref={panel} id={ID} css={styles.panel} onBlur={closeWhenLeft} {...{ popover: "auto" }}>
        <ul role="list" css={[containerStyles, styles.list]}>
          {links.map(({ label: name, to, note }, index) => (
            <li key={index}>
              <SmartLink to={to} css={styles.link} aria-current={isCurrent(path, to)}>
                <span css={styles.label}>{name}</span>
                {note && <span css={styles.note}>{note}</span>}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
};
