import { createContext } from "react";
import type { LineStyle } from "../design/pulse";

/** Line style of the site, provided by the page layout. */
export const LineStyleContext = createContext<LineStyle>("pulse");
