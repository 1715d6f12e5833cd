import { css } from "@emotion/react";
import { useRef, type PointerEvent, type ReactNode } from "react";
import { isOpenPopover } from "./popover";
import { color, font, radius, size, space, weight } from "../design/tokens";

const styles = {
  button: css({
    flex: "none",
    display: "inline-grid",
    placeItems: "center",
    width: "1.75rem",
    height: "1.75rem",
    padding: 0,
    border: `1px solid ${color.edge}`,
    borderRadius: "50%",
    background: "transparent",
    color: color.muted,
    font: `${weight.bold} 0.8125rem/1 ${font.text}`,
    "&:hover": { borderColor: color.ink, color: color.ink },
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
    // Beside its button with CSS anchor positioning, otherwise centered.
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
  /** Accessible name of the button. */
  label: string;
  /** Heading of the tip. */
  title: string;
  children: ReactNode;
}

/**
 * A help button whose popover opens by click or hover, natively: without JavaScript, and closed by Escape or a click
 * outside.
 */
export const Tip = ({ id, label, title, children }: TipProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const anchor = `--${id}`;
  const open = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && !isOpenPopover(panel.current)) panel.current?.showPopover?.();
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
        aria-label={label}
        onPointerEnter={open}
        onPointerLeave={close}
        style={{ anchorName: anchor }}
        {...{ popovertarget: id, popovertargetaction: "show" }}
      >
        ?
      </button>
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
