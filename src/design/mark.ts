/** The mark of the site: a beat of the line, as the `d` of a path in a box of 34 by 22. */
export const MARK = { d: "M1 13h7l2.5-4 3 10L18 2l4 15 2.5-4H33", width: 34, height: 22, stroke: 2.6 } as const;

/** The mark for a square of 512: bolder, so that it holds at 16 pixels. */
export const ICON_MARK = { d: "M48 292h98l34-62 42 156 58-270 56 226 36-62h92", side: 512, stroke: 30 } as const;
