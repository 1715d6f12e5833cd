/**
 * From which container width the header's parts fit into its one row, estimated from their words: container queries
 * cannot ask for the width of a content, and every agency has other words. All lengths in rem.
 */

/** Width of a character relative to the font size, on average: of an alphabet, and of East Asia. */
const LETTER = 0.53;
const WIDE_LETTER = 1;
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]/g;

const widthOf = (text: string, fontSize: number): number => {
  const wide = text.match(WIDE)?.length ?? 0;
  return fontSize * (LETTER * (text.length - wide) + WIDE_LETTER * wide);
};

/** The longest word, at which a text in two lines is parted at the latest. */
const longestWord = (text: string): string =>
  text.split(/\s+/).reduce((longest, word) => (word.length > longest.length ? word : longest), "");

export interface HeaderWords {
  name: string;
  /** Width of the logo's picture relative to its height. */
  logoRatio?: number | null;
  menu: string;
  solutions: string;
  links: readonly string[];
  action: string;
}

/** Font sizes, and the space around words. */
const NAME = 1.375;
const LINK = 0.9375;
const SMALL = 0.875;
const LOGO_GAP = 0.55;
const LOGO_HEIGHT = 1.75;
/** Padding of a link: from where the row just fits, to where there is more room. */
export const LINK_PADDING = { tight: 0.35, roomy: 0.6 } as const;
const ACTION_PADDING = 2.75;
const SMALL_PADDING = 1.5;
const ARROW = 0.85;
const SEARCH = 2.75;
const GAP = { wide: 0.75, narrow: 0.5 } as const;

/** The container's width from which a row fits. */
export interface HeaderFit {
  /** Links, button and search. */
  links: number;
  /** Logo, search, button and menu button. */
  search: number;
  /** Logo with the agency's name, button in two lines, and menu button. */
  name: number;
  /** The same without the name. */
  action: number;
}

export const headerFit = ({ name, logoRatio, menu, solutions, links, action }: HeaderWords): HeaderFit => {
  const mark = LOGO_HEIGHT * (logoRatio ?? 1.25);
  const logo = mark + LOGO_GAP + widthOf(name, NAME);
  const row =
    logo +
    [solutions, ...links].reduce((sum, label) => sum + widthOf(label, LINK) + 2 * LINK_PADDING.tight, ARROW) +
    // Between links, and between the parts of the row.
    links.length * 0.2 +
    widthOf(action, LINK) +
    ACTION_PADDING +
    SEARCH +
    4 * GAP.wide;
  const menuButton = widthOf(menu, SMALL) + SMALL_PADDING + 0.25;
  const small = (label: string): number => widthOf(label, SMALL) + SMALL_PADDING;
  return {
    links: row,
    search: logo + SEARCH + small(action) + menuButton + 3 * GAP.narrow,
    name: logo + small(longestWord(action)) + menuButton + 2 * GAP.narrow,
    action: mark + small(longestWord(action)) + menuButton + 2 * GAP.narrow,
  };
};
