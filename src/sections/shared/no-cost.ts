/** Stands for a cost where nobody came. */
export const NO_COST = "–";
