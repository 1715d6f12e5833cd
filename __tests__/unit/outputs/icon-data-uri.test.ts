/** The favicon as a data URI. */
import { iconAddress } from "../../../src/gatsby/outputs/images/icon-data-uri";
import { ownIcon } from "../../../src/gatsby/outputs/images/icons";

const inside = (address: string): string => decodeURIComponent(address.replace(/^data:image\/svg\+xml,/, ""));

test("contains a small icon", () => expect(inside(iconAddress(ownIcon))).toBe(ownIcon));

test("has no characters that a URL or its attribute does not allow", () => {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg">\n  <title>100 % “Größe” & 'more' #1 {x|y}</title>\n</svg>\n`;
  const address = iconAddress(icon);
  expect(address).toMatch(/^data:image\/svg\+xml,[\w!$&'()*+,;=:@/?.~%-]+$/);
  expect(inside(address)).toBe(icon.trim().replace(/\s+/g, " "));
});

test("is the file's URL for a large icon", () => {
  expect(iconAddress(`<svg>${"<path/>".repeat(200)}</svg>`)).toBe("/icon.svg");
});
