/** Editor-facing labels, derived from names in the code. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the code that nobody else uses. */
const EVERYDAY: Readonly<Record<string, string>> = {
  accept: "Button that says yes",
  addOn: "Further costs",
  allLabel: "Words of the link to all",
  all: "List of all pages",
  any: "All other cities",
  apiRoot: "API address",
  appId: "Application ID",
  at: "Place on the line",
  attribution: "Source of the data",
  attributionUrl: "Address of the source",
  audioFallback: "Where audio cannot play",
  audioLength: "Size of the audio in bytes",
  authorIsTeam: "Written by a team",
  away: "Distance",
  axis: "What the axis counts",
  backLabel: "Link back",
  baseUrl: "Sign-in address",
  beside: "Text next to it",
  blueprint: "Five steps",
  call: "Main button",
  callNote: "Note below the button",
  callToAction: "Closing section",
  callToActionTitle: "Closing section title",
  cardLabel: "Link on each card",
  checks: "Points",
  circles: "Circles on the map",
  corrected: "Where a word was misspelled",
  email: "E-mail",
  emailLabel: "E-mail label",
  emails: "E-mails",
  embedUrl: "Map in a frame",
  empty: "While the list is empty",
  ended: "Why it was stopped",
  explicit: "Explicit language",
  eyebrow: "Line above the title",
  failed: "Where loading fails",
  fallback: "Comparison and process of",
  faq: "Questions",
  feed: "RSS feed",
  few: "For a few",
  field: "Name of the field",
  filled: "Radius of the filled circle",
  finder: "City search",
  finderLabel: "City search label",
  finderNone: "Where no city is found",
  first: "First feature",
  focus: "Part to keep in view",
  forms: "Other plurals",
  guid: "Permanent ID",
  hero: "First screen",
  heroTitle: "Main heading",
  hint: "Below the map",
  href: "Address",
  id: "ID",
  implementation: "Closing paragraphs",
  inHouse: "In-house hire",
  inSentences: "Name in sentences",
  json: "JSON feed",
  later: "Before it opens on another day",
  launch: "Launch check",
  leaveOut: "Parts left out",
  level: "Height",
  line: "Decorative line",
  linkLabel: "Words of the link",
  local: "Facts of the place",
  load: "Link that loads it",
  locality: "Town",
  locked: "Locked to this host",
  lookedFor: "Search words",
  many: "For many",
  mapWords: "Words of the map",
  max: "Highest pay",
  middle: "Radius of the second line",
  min: "Lowest pay",
  near: "Radius of the first line",
  more: "More results",
  newer: "Link to newer entries",
  noindex: "Hide from search engines",
  none: "Where nothing is found",
  northEast: "Northeast",
  northWest: "Northwest",
  objects: "Examples",
  older: "Link to older entries",
  one: "For one",
  open: "While it is open",
  other: "For several",
  pair: "Service for an industry",
  partOf: "District of",
  peak: "Claim at the end of the line",
  placeholder: "Not the real address yet",
  primary: "Main button",
  promise: "When an answer comes",
  prose: "Text",
  readingTimeComputed: "Reading time, counted",
  redirectFrom: "Old addresses",
  region: "State or region",
  reject: "Button that says no",
  repo: "Repository",
  revolution: "Why this agency",
  rss: "RSS feed",
  secondary: "Second link",
  side: "Side of the picture",
  single: "State with one city",
  slug: "End of the address",
  southEast: "Southeast",
  southWest: "Southwest",
  start: "Begins at",
  stats: "Figures",
  tagHosts: "Hosts of tags",
  today: "Before it opens today",
  two: "For two",
  unit: "Paid per",
  url: "Address",
  watch: "Link to the film's page",
  withoutSocialLink: "No social networks",
  words: "Sentence",
  write: "E-mail button",
  yours: "In the visitor's time zone",
  zero: "For zero",
  zone: "Name of the time zone",
};

const ENDINGS: readonly (readonly [ending: RegExp, words: string])[] = [
  [/ url$/, " address"],
  [/ one$/, ", for one"],
  [/ other$/, ", for several"],
  [/ forms$/, ", other plurals"],
];

/** Splits camel case: `keyBenefits` becomes `Key benefits`. */
export const labelOf = (name: string): string =>
  EVERYDAY[name] ?? ENDINGS.reduce((label, [ending, instead]) => label.replace(ending, instead), wordsOf(name));

/** Label of a choice: `FULL_TIME` becomes `Full time`; names such as `Health & Fitness` stay as they are. */
export const labelOfChoice = (value: string): string =>
  capital((value === value.toUpperCase() ? value.toLowerCase() : value).replaceAll("_", " "));

const wordsOf = (name: string): string =>
  capital(
    name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

/** What may follow the noun of a list's label: `Hosts of tags`, `Parts left out`. */
const AFTER_NOUN = /(?: of | left | to |, ).*$/;

/** Singular of a list's label: `Key benefits` becomes `Key benefit`. */
export const singular = (label: string): string => {
  const [rest = ""] = AFTER_NOUN.exec(label) ?? [];
  const noun = label.slice(0, label.length - rest.length);
  const one = noun
    .replace(/People$/, "Person")
    .replace(/(?<!Cook)ies$/, "y")
    .replace(/sses$/, "ss")
    .replace(/([^s])s$/, "$1");
  return one + rest;
};
