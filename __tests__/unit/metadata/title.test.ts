/** Page titles without the agency's name. */
import { stripSiteName } from "../../../src/metadata/title";

test.each([
  ["Prices | Clair Matin", "Prices"],
  ["Nos secteurs\u00a0| Clair Matin", "Nos secteurs"],
  ["Marketing – Clair Matin", "Marketing"],
  ["Marketing\u202f—\u202fClair Matin", "Marketing"],
  ["A | B | Clair Matin", "A | B"],
  ["Clair Matin", "Clair Matin"],
  ["About Clair Matin", "About Clair Matin"],
  ["Prices | Grand Matin", "Prices | Grand Matin"],
  ["Clair Matin | Prices", "Clair Matin | Prices"],
])("%s is %s", (title, words) => expect(stripSiteName(title, "Clair Matin")).toBe(words));
