/** Paths of fields in messages. */
import type { PathStep } from "../fields/schema-walk";

/** A path with items counted from 1: `tiers › item 2 › price › monthly`. */
export const describePath = (path: readonly PathStep[]): string =>
  path.map((step) => (typeof step === "number" ? `item ${step + 1}` : step)).join(" › ");
