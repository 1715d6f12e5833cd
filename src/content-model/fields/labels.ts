/** Editor-facing labels, derived from names in the code. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the code that nobody else uses. */
const EVERYDAY: Readonly<Record<string, string>> = {
  addOn: "Added costs",
  apiRoot: "API address",
  appId: "Application id",
  audioFallback: "Where audio cannot play",
  authorIsTeam: "Written by a team",
  away: "Distance",
  baseUrl: "Sign-in address",
  explicit: "Explicit language",
  eyebrow: "Line above the title",
  fallback: "Stands in for others",
  faq: "Questions",
  feed: "RSS feed",
  forms: "Other plurals",
  guid: "Permanent id",
  hero: "First screen",
  heroTitle: "Main heading",
  href: "Address",
  implementation: "Closing paragraphs",
  indexNow: "IndexNow key",
  json: "JSON feed",
  leaveOut: "Left-out parts",
  noindex: "Hide from search engines",
  one: "For one",
  other: "For several",
  readingTimeComputed: "Reading time, counted",
  redirectFrom: "Old addresses",
  repo: "Repository",
  rss: "RSS feed",
  slug: "End of the address",
  url: "Address",
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
