/** Marks that `npm run new` writes for editors to replace; the launch check finds them. */

/** Prefix of a text to be replaced. */
export const FILL_IN = "[fill in]";
/** Replaces a text too short for the prefix. */
export const FILL_IN_SHORT = "??";
/** Comment after a value that cannot hold text, such as a number. */
export const FILL_IN_COMMENT = "fill in";
