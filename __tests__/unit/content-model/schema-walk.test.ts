/** Selects values of an entry by the metadata of their fields. */
import { resolve } from "node:path";
import { z } from "zod";
import { line, reference, target } from "content-kit/fields/index";
import { fieldMeta, visitorOf, visitValues, type PathStep } from "content-kit/fields/schema-walk";
import { readContent } from "../../../src/site/read-content";

type Meta = ReturnType<typeof fieldMeta>;

const leadsSomewhere = ({ link, reference: named }: Meta): boolean => Boolean(link || named);

const page = z.object({
  to: target("Where it leads.", "/contact").optional(),
  places: z.array(z.object({ near: z.array(reference("City", "A city.", "waco")).optional() })),
  words: z.array(z.object({ word: line("A word.", "yes") })),
});

test("values are found at any depth, with their paths", () => {
  const data = { to: "/a", places: [{ near: ["waco", "dallas"] }, {}], words: [{ word: "yes" }] };
  const found: string[] = [];
  visitorOf(leadsSomewhere)(page, data, (value, _, path) => found.push(`${path.join(".")}: ${String(value)}`));
  expect(found).toEqual(["to: /a", "places.0.near.0: waco", "places.0.near.1: dallas"]);
});

test("branches without such a field are skipped", () => {
  const words = [{ word: "yes" }];
  const read = jest.fn(() => "yes");
  Object.defineProperty(words[0], "word", { get: read, enumerable: true });
  visitorOf(leadsSomewhere)(page, { places: [], words }, () => undefined);
  expect(read).not.toHaveBeenCalled();
  visitValues(page, { places: [], words }, () => undefined);
  expect(read).toHaveBeenCalled();
});

const { entries } = readContent(resolve(__dirname, "../../fixtures/other-agency"));

test.each<[string, (meta: Meta) => boolean]>([
  ["lead somewhere", leadsSomewhere],
  ["show in search results", ({ searchResult }) => searchResult !== undefined],
  ["name a file", ({ control }) => control === "image" || control === "audio"],
])("finds exactly the values that %s, in a whole folder", (_, isWanted) => {
  const seenBy = (visit: typeof visitValues | ReturnType<typeof visitorOf>): string[] => {
    const seen: string[] = [];
    const see = (value: unknown, schema: z.ZodType, path: readonly PathStep[]) =>
      isWanted(fieldMeta(schema)) && seen.push(`${path.join(".")}: ${String(value)}`);
    for (const { kind, data } of entries) visit(kind.schema, data, see);
    return seen;
  };
  const all = seenBy(visitValues);
  expect(all).not.toEqual([]);
  expect(seenBy(visitorOf(isWanted))).toEqual(all);
});
