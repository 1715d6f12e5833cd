/** Declarations that several kinds share. */
import { listAt } from "content-kit";
import { markdownBody } from "../resolvers/markdown";
import { byNameIn, countOf, countTextOf } from "../resolvers/lists";
import { moment, withSiteFacts, words } from "../resolvers/values";
import { derive, type DerivedField } from "../derive";

interface Owner {
  name: string;
}

/** What every page has. The values are set for all kinds and parts. */
export const page = (owner: Owner): DerivedField[] =>
  derive(owner.name, {
    path: ["String!", "Its address on the site."],
    unpublished: [
      "Unpublished",
      "In development: why visitors cannot see it yet. Null for published content, and always in a build.",
    ],
  });

/** The text below the front matter. */
export const body = (owner: Owner, what: string): DerivedField[] =>
  derive(owner.name, {
    body: ["String!", `${what}, as HTML.`, { resolve: markdownBody("html") }],
  });

/** The headings of that text. */
export const headings = (owner: Owner): DerivedField[] =>
  derive(owner.name, {
    headings: ["[TextHeading!]!", "Its second-level headings, in order.", { resolve: markdownBody("headings") }],
  });

/** A date in the site's language. Formatted while building: the first use of Intl takes 20 ms in the browser. */
export const dateText = (owner: Owner, field: string, what: string, type = "String!"): DerivedField[] =>
  derive(owner.name, {
    [`${field}Text`]: [type, `${what}, in the site's language.`, { resolve: words(field) }],
  });

/** A text of the file, or a list of them, that shows the site's facts. */
export const filledText = (owner: string, field: string, what: string, type = "String!"): DerivedField[] =>
  derive(owner, { [field]: [type, `${what}, with the site's facts filled in.`, { resolve: withSiteFacts(field) }] });

/** Start or end of a day in the site's time zone, as a timestamp. */
export const timestamp = (
  owner: Owner,
  name: string,
  day: string,
  at: "start" | "end",
  what: string,
  type = "String!",
): DerivedField[] =>
  derive(owner.name, {
    [name]: [
      type,
      `${what}: ISO 8601, with the offset that the site's time zone has then.`,
      { resolve: moment(day, at) },
    ],
  });

/** All nodes of a type, in the collation of the site's language; sorting in a query would put É after Z. */
export const byName = (owner: Owner, list: string, type: string, what: string, field = "name"): DerivedField[] =>
  derive(owner.name, {
    [list]: [
      `[${type}!]!`,
      `${what}, by their ${field}s in the order of the site's language.`,
      { resolve: byNameIn(type, field) },
    ],
  });

/**
 * The number of all nodes of a type, and the same as text.
 * @param list that each node has: its members are counted
 */
export const total = (owner: Owner, field: string, what: string, type: string, list?: string): DerivedField[] =>
  derive(owner.name, {
    [field]: ["Int!", `The number of all ${what}.`, { resolve: countOf(type, list) }],
    [`${field}Text`]: [
      "String!",
      `The number of all ${what}, in the site's language.`,
      { resolve: countTextOf(type, list) },
    ],
  });

/** The number of items in a list of the file, and the same as text. */
export const count = (owner: Owner, field: string, list: string): DerivedField[] => {
  const value = (data: object): number => listAt(data, list).length;
  return derive(owner.name, {
    [field]: ["Int!", `The number of its ${list}.`, { value }],
    [`${field}Text`]: ["String!", `How many ${list} it has, in the site's language.`, { resolve: words(field) }],
  });
};
