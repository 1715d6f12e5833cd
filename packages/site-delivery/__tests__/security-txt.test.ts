/** /.well-known/security.txt on every day of several years. */
import { securityTxt } from "../deploy/host-files";

const A_DAY = 86_400_000;
const site = { url: "https://www.agency.example", email: "hello@agency.example", language: "en-US" };

const expiry = (today: Date): number => Date.parse(/^Expires: (.+)$/m.exec(securityTxt(site, today))?.[1] ?? "");

test("it expires in ten to twelve months, on every day of five years", () => {
  const first = Date.UTC(2027, 0, 1);
  const days = Array.from({ length: 5 * 366 }, (_, day) => new Date(first + day * A_DAY));
  const ahead = (today: Date): number => (expiry(today) - today.getTime()) / A_DAY;
  expect(days.filter((today) => !(ahead(today) >= 300 && ahead(today) < 365))).toEqual([]);
});

test("it stays the same until the month ends, in the last hours of a year too", () => {
  expect(expiry(new Date("2027-12-31T23:59:59Z"))).toBe(expiry(new Date("2027-12-01T00:00:00Z")));
  expect(expiry(new Date("2028-01-01T00:00:00Z"))).toBe(Date.UTC(2028, 11, 1));
});
