import { css } from "@emotion/react";
import { useRef, type FocusEvent, type PointerEvent, type ReactNode } from "react";
import { isOpenPopover } from "./popover";
import { color, radius, size, space, weight } from "../design/tokens";

const styles = {
  button: css({
    padding: "0.35rem 0",
    border: 0,
    background: "transparent",
    color: "inherit",
    font: "inherit",
    textAlign: "start",
    overflowWrap: "anywhere",
    textDecoration: `underline dotted ${color.edge}`,
    textUnderlineOffset: "0.25em",
    "&:hover": { textDecorationColor: "currentColor" },
  }),
  panel: css({
    width: "max-content",
    maxWidth: "min(22rem, calc(100vw - 2rem))",
    padding: space.base,
    border: `1px solid ${color.edge}`,
    borderRadius: radius.base,
    background: color.paper,
    color: color.ink,
    fontSize: size.small,
    fontWeight: weight.normal,
    lineHeight: 1.45,
    boxShadow: "0 18px 40px -18px rgb(0 0 0 / .45)",
    // Next to its button with CSS anchor positioning, otherwise centered.
    "@supports (position-area: block-end)": {
      margin: `0 ${space.small}`,
      inset: "auto",
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
  }),
  title: css({ fontWeight: weight.bold, marginBottom: space.tiny }),
};

interface TipProps {
  id: string;
  /** What the button does, for screen readers. */
  label: string;
  /** The words that open the tip, and its heading. */
  title: string;
  children: ReactNode;
}

/**
 * Words that explain themselves in a popover. A press opens it natively, without JavaScript; the pointer and the
 * keyboard's focus open it, too. Escape or a press outside closes it.
 */
export const Tip = ({ id, label, title, children }: TipProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const anchor = `--${id}`;
  const hint = `${id}-hint`;
  const open = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !isOpenPopover(panel.current)) panel.current?.showPopover?.();
  };
  const openByKeyboard = ({ currentTarget }: FocusEvent): void => {
    if (currentTarget.matches(":focus-visible") && !isOpenPopover(panel.current)) panel.current?.showPopover?.();
  };
  const closeWhenLeft = ({ relatedTarget }: FocusEvent): void => {
    // A press on the tip's own words takes the focus from the button, and nowhere else.
    if (relatedTarget && isOpenPopover(panel.current)) panel.current?.hidePopover();
  };
  const close = (event: PointerEvent): void => {
    // Ignore the mouse moving between button and tip.
    const onto = event.relatedTarget;
    const stays = onto instanceof Element && onto.closest(`#${id}, [popovertarget="${id}"]`);
    if (event.pointerType === "mouse" && !stays && isOpenPopover(panel.current)) panel.current?.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        css={styles.button}
        aria-describedby={hint}
        onFocus={openByKeyboard}
        onBlur={closeWhenLeft}
        onPointerEnter={open}
        onPointerLeave={close}
        style={{ anchorName: anchor }}
        {...{ popovertarget: id, popovertargetaction: "show" }}
      >
        {title}
      </button>
      <span id={hint} hidden>
        {label}
      </span>
      <div
        ref={panel}
        id={id}
        css={styles.panel}
        onPointerLeave={close}
        style={{ positionAnchor: anchor }}
        {...{ popover: "auto" }}
      >
        <p css={styles.title}>{title}</p>
        {children}
      </div>
    </>
  );
};
