/** The marks of what `npm run new` leaves to an editor; the launch check finds what still has one. */

/** Stands before a text that is to be replaced. */
export const FILL_IN = "[fill in]";
/** Stands for a text that has no room for the mark above. */
export const FILL_IN_SHORT = "??";
/** Stands, as a comment, behind a value that can hold no words, such as a number. */
export const FILL_IN_COMMENT = "fill in";
