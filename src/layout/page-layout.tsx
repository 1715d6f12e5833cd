import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, space } from "../design/tokens";
import { LineStyleContext } from "../components/line-style";
import { Footer } from "./footer";
import { BareHeader, Header } from "./header";
import { Letterhead } from "./letterhead";
import { labels, lineStyle } from "../site-data";

const skip = css({
  position: "absolute",
  insetInlineStart: "var(--gutter)",
  top: space.tiny,
  zIndex: 20,
  padding: "0.6rem 1rem",
  background: color.ink,
  color: color.paper,
  "&:not(:focus)": { translate: "0 -200%" },
});

interface PageLayoutProps {
  path: string;
  /** True for a page without the menu and the columns of the footer. */
  bare?: boolean;
  children: ReactNode;
}

/** Skip link, header, main element and footer. */
export const PageLayout = ({ path, bare, children }: PageLayoutProps) => (
  <LineStyleContext.Provider value={lineStyle}>
    <a href="#main" css={skip}>
      {labels.skipLink}
    </a>
    <Letterhead path={path} />
    {bare ? <BareHeader /> : <Header path={path} />}
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer bare={bare} />
  </LineStyleContext.Provider>
);
