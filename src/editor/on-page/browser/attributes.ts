/** Attributes that say of which place an element is: of its HTML, and of its words for screen readers. */
export const HTML_PLACE = "data-html-place";
export const WORDS_PLACE = "data-words-place";
