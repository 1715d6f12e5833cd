/** Repairs of values in the wrong format: the value that was meant, or none. */
import type { z } from "zod";
import { date, duration, language, oldPath, origin, slug, target, timeZone, webAddress } from "../fields/index";
import { repaired } from "../messages/repair";

const DAY = date("", "2024-12-15");
const OLD = oldPath("", "/old");
const TARGET = target("", "/contact");
const ORIGIN = origin("", "https://www.agency.example");

test.each<[wrong: string, meant: string | undefined, schema: z.ZodType]>([
  ["15.12.2024", "2024-12-15", DAY],
  ["2024/1/5", "2024-01-05", DAY],
  ["2024-12-15T10:00:00Z", "2024-12-15", DAY],
  // Which is the month?
  ["05/06/2024", undefined, DAY],
  ["31.02.2024", undefined, DAY],
  ["52.30", "52:30", duration("", "52:30")],
  ["52 min", undefined, duration("", "52:30")],
  ["America/New York", "America/New_York", timeZone("", "Europe/Berlin")],
  ["Berlin", undefined, timeZone("", "Europe/Berlin")],
  ["en_us", "en-US", language("", "en-US")],
  ["https://www.Agency.example/", "https://www.agency.example", ORIGIN],
  ["www.agency.example", "https://www.agency.example", ORIGIN],
  ["https://www.agency.example/home", undefined, ORIGIN],
  ["http://a.example/x", "https://a.example/x", webAddress("", "https://a.example")],
  ["https://old.example/blog/one/", "/blog/one", OLD],
  ["blog/one#top", "/blog/one", OLD],
  ["/", undefined, OLD],
  ["contact", "/contact", TARGET],
  ["hello@agency.example", "mailto:hello@agency.example", TARGET],
  ["www.agency.example/x", "https://www.agency.example/x", TARGET],
  ["http://www.agency.example/x", "https://www.agency.example/x", TARGET],
  ["https://www.agency.example/a b", undefined, TARGET],
  ["contact us", undefined, TARGET],
  ["javascript:call()", undefined, TARGET],
  ["Saint-Étienne (42)", "saint-etienne-42", slug("", "miami")],
])("%j means %j", (wrong, meant, schema) => {
  const isRight = (text: string): boolean => schema.safeParse(text).success;
  expect(isRight(wrong)).toBe(false);
  expect(repaired(wrong, isRight)).toBe(meant);
});
