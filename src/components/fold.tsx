import { css } from "@emotion/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { above, BREAKPOINTS, space } from "../design/tokens";
import { disclosure } from "./disclosure";

const styles = {
  fold: css({
    "&::details-content": { transition: "none" },
    [above.small]: {
      // Open and no button where there is room; older browsers leave it closed until the script opens it.
      "&::details-content": { contentVisibility: "visible", blockSize: "auto" },
      "& > summary": { cursor: "auto", paddingBlock: 0 },
      "& > summary::after": { content: "none" },
    },
  }),
  summary: css({ paddingBlock: space.small }),
};

const WIDE = `(min-width:${BREAKPOINTS.small}.01em)`;

interface FoldProps {
  /** A heading. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Content that is folded on phones, and open on wider screens and in print. */
export const Fold = ({ summary, children, className }: FoldProps) => {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // For screen readers and the keyboard: what is seen open is open.
    const wide = window.matchMedia?.(WIDE);
    const follow = (): void => {
      setOpen(wide.matches);
      if (details.current) details.current.open = wide.matches;
    };
    if (wide?.matches) follow();
    wide?.addEventListener("change", follow);
    return () => wide?.removeEventListener("change", follow);
  }, []);
  return (
    <details ref={details} css={styles.fold} className={className}>
      <summary
        css={[disclosure, styles.summary]}
        tabIndex={isOpen ? -1 : undefined}
        onClick={(event) => isOpen && event.preventDefault()}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
};
