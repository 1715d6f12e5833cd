/** Editor-facing labels, derived from names in the code. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the code that nobody else uses. */
const EVERYDAY: Readonly<Record<string, string>> = {
  accept: "Button that says yes",
  addOn: "Added costs",
  any: "All other cities",
  apiRoot: "API address",
  appId: "Application id",
  at: "Place on the line",
  audioFallback: "Where audio cannot play",
  authorIsTeam: "Written by a team",
  away: "Distance",
  axis: "What the axis counts",
  baseUrl: "Sign-in address",
  beside: "Text next to it",
  blueprint: "Five steps",
  call: "Main button",
  checks: "Points",
  circles: "Circles on the map",
  corrected: "Where a word was misspelled",
  embedUrl: "Map in a frame",
  empty: "While the list is empty",
  ended: "Why it was stopped",
  explicit: "Explicit language",
  eyebrow: "Line above the title",
  failed: "Where loading fails",
  fallback: "Comparison and process of",
  faq: "Questions",
  far: "Radius of the third line",
  feed: "RSS feed",
  few: "For a few",
  field: "Name of the field",
  filled: "Radius of the filled circle",
  finderNone: "Where no city is found",
  forms: "Other plurals",
  guid: "Permanent id",
  hero: "First screen",
  heroTitle: "Main heading",
  hint: "Below the map",
  href: "Address",
  implementation: "Closing paragraphs",
  indexNow: "IndexNow key",
  json: "JSON feed",
  later: "Before it opens on another day",
  launch: "Launch check",
  leaveOut: "Parts left out",
  level: "Height",
  line: "Decorative line",
  local: "Facts of the place",
  locked: "Locked to this host",
  many: "For many",
  max: "Highest pay",
  middle: "Radius of the second line",
  min: "Lowest pay",
  near: "Radius of the first line",
  newer: "Link to newer entries",
  noindex: "Hide from search engines",
  none: "Where nothing is found",
  older: "Link to older entries",
  one: "For one",
  open: "While it is open",
  other: "For several",
  pair: "Service for an industry",
  partOf: "District of",
  peak: "Claim at the end of the line",
  promise: "When an answer comes",
  prose: "Text",
  quiet: "Day without a beat",
  readingTimeComputed: "Reading time, counted",
  redirectFrom: "Old addresses",
  reject: "Button that says no",
  repo: "Repository",
  revolution: "Why this agency",
  rss: "RSS feed",
  side: "Side of the picture",
  single: "State with one city",
  slug: "End of the address",
  start: "Begins at",
  tagHosts: "Hosts of tags",
  today: "Before it opens today",
  two: "For two",
  unit: "Paid per",
  url: "Address",
  watch: "Link to the film's page",
  words: "Sentence",
  write: "E-mail button",
  yours: "In the visitor's time zone",
  zero: "For zero",
};

const ENDINGS: readonly (readonly [ending: RegExp, words: string])[] = [
  [/ url$/, " address"],
  [/ one$/, ", for one"],
  [/ other$/, ", for several"],
  [/ forms$/, ", other plurals"],
];

/** Splits camel case: `callToAction` becomes `Call to action`. */
export const labelOf = (name: string): string => {
  const words = EVERYDAY[name] ?? wordsOf(name);
  return ENDINGS.reduce((label, [ending, instead]) => label.replace(ending, instead), words);
};

const wordsOf = (name: string): string =>
  capital(
    name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

/** Singular of a list's label: `Key benefits` becomes `Key benefit`. */
export const singular = (label: string): string =>
  label
    .replace(/People$/, "Person")
    .replace(/ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
