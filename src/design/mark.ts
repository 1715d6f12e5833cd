/** The default logo: one beat of the line. */
export const MARK = { d: "M1 13h7l2.5-4 3 10L18 2l4 15 2.5-4H33", width: 34, height: 22, stroke: 2.6 } as const;

/** The mark for icons: bolder, legible at 16 pixels. */
export const ICON_MARK = { d: "M24 146h49l17-31 21 78 29-135 28 113 18-31h46", side: 256, stroke: 15 } as const;
