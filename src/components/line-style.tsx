import { createContext, useContext, type ReactNode } from "react";
import type { LineStyle } from "../design/pulse";

/** Line style of the site, provided by the page layout. */
export const LineStyleContext = createContext<LineStyle>("pulse");

interface OwnLineStyleProps {
  /** The style in what is inside; null for that around it. */
  line: string | null;
  children: ReactNode;
}

/** Another line style for a page or a card. */
export const OwnLineStyle = ({ line, children }: OwnLineStyleProps) => {
  const around = useContext(LineStyleContext);
  const style = line === "plain" || line === "pulse" || line === "none" ? line : around;
  return <LineStyleContext.Provider value={style}>{children}</LineStyleContext.Provider>;
};
