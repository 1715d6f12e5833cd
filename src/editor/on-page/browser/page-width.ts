/** Lays out the page next to the form for its own width: media queries ask for the width of the whole window. */

/** The id of the style that makes room for the form; its query is of the window. */
export const ROOM_STYLE = "on-page-room";

const WIDTH = /\((min|max)-width:\s*([\d.]+)(px|r?em)\)/g;

/** What `em` is in media queries, in pixels. */
const EM = 16;

/** The queries as the site has them. */
const written = new WeakMap<CSSMediaRule, string>();

const mediaRulesOf = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : []),
  ]);

/** What the form takes now. */
let taken = 0;

/** Makes the page's styles count the width that the form takes, in pixels; 0 when it is closed. */
export const leaveRoom = (width: number): void => {
  if (width === 0 && taken === 0) return;
  taken = width;
  const sheets = [...document.styleSheets].filter(
    ({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode.id !== ROOM_STYLE,
  );
  for (const rule of sheets.flatMap(({ cssRules }) => mediaRulesOf(cssRules))) {
    const { media } = rule;
    const query = written.get(rule) ?? media.mediaText;
    written.set(rule, query);
    const wider = (_: string, side: string, size: string, unit: string): string =>
      `(${side}-width: ${Number(size) * (unit === "px" ? 1 : EM) + width}px)`;
    const fitted = width === 0 ? query : query.replace(WIDTH, wider);
    if (media.mediaText !== fitted) media.mediaText = fitted;
  }
};
