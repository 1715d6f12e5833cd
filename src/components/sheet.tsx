import { css } from "@emotion/react";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { color, motion, size, space } from "../design/tokens";
import { buttonStyles } from "./button";

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
      transition: `translate ${motion.base} ${motion.ease}, overlay ${motion.base} allow-discrete, display ${motion.base} allow-discrete`,
      translate: "100% 0",
      "&[open]": { translate: "0 0", "@starting-style": { translate: "100% 0" } },
    },
  }),
  top: css({ display: "flex", justifyContent: "space-between", alignItems: "center", minHeight: "3.25rem" }),
  title: css({ fontSize: size.h4 }),
  close: css({ "& svg": { width: 20, height: 20, stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round" } }),
};

/** Opens the button's dialog, for browsers without invoker commands. */
const openSheet = (event: MouseEvent<HTMLButtonElement>): void => {
  const sheet = document.getElementById(event.currentTarget.getAttribute("commandfor") ?? "");
  if (!(sheet instanceof HTMLDialogElement) || "command" in event.currentTarget) return;
  sheet.showModal();
};

/** The button of a dialog. `command` opens it without JavaScript in browsers that have it. */
export const SheetButton = ({ sheet, children }: { sheet: string; children: ReactNode }) => (
  <button
    type="button"
    css={buttonStyles("outline", "sm")}
    aria-haspopup="dialog"
    onClick={openSheet}
    {...{ commandfor: sheet, command: "show-modal" }}
  >
    {children}
  </button>
);

interface SheetProps {
  id: string;
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Current path; the dialog closes when it changes. */
  place: string;
  children: ReactNode;
}

/** A modal dialog that slides in from the right, and returns the focus when it closes. */
export const Sheet = ({ id, title, closeLabel, place, children }: SheetProps) => {
  const sheet = useRef<HTMLDialogElement>(null);
  const close = (): void => sheet.current?.close();
  useEffect(close, [place]);
  // Close it when the window becomes wide enough to hide its button, for example on rotation.
  useEffect(() => {
    const closeWithoutButton = (): void => {
      const button = document.querySelector(`[commandfor="${id}"][command="show-modal"]`);
      if (button?.checkVisibility?.() === false) close();
    };
    window.addEventListener("resize", closeWithoutButton);
    return () => window.removeEventListener("resize", closeWithoutButton);
  }, [id]);
  const closeByButton = (event: MouseEvent<HTMLButtonElement>): void => {
    if (!("command" in event.currentTarget)) close();
  };
  /** A click on the backdrop has the dialog as its target; a link to an anchor does not change the path. */
  const closeOnPress = (event: MouseEvent<HTMLDialogElement>): void => {
    const { target, currentTarget } = event;
    const beside = target === currentTarget && event.clientX < currentTarget.getBoundingClientRect().left;
    if (beside || (target instanceof Element && target.closest("a"))) close();
  };
  return (
    // Modal dialogs close on Escape natively.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={sheet}
      id={id}
      css={styles.sheet}
      aria-labelledby={`${id}-title`}
      onClick={closeOnPress}
      {...{ closedby: "any" }}
    >
      <div css={styles.top}>
        <h2 id={`${id}-title`} css={styles.title}>
          {title}
        </h2>
        <button
          type="button"
          css={[buttonStyles("ghost", "icon"), styles.close]}
          aria-label={closeLabel}
          onClick={closeByButton}
          {...{ commandfor: id, command: "close" }}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" />
          </svg>
        </button>
      </div>
      {children}
    </dialog>
  );
};
