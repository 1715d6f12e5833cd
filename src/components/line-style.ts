import { createContext } from "react";
import type { LineStyle } from "../design/pulse";

/** How the line is drawn on this site; the page layout sets it from the content. */
export const LineStyleContext = createContext<LineStyle>("pulse");
