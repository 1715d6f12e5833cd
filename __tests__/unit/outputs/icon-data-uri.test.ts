/** The icon of browser tabs as an address. */
import { iconAddress } from "../../../src/gatsby/outputs/images/icon-data-uri";
import { ownIcon } from "../../../src/gatsby/outputs/images/icons";

const inside = (address: string): string => decodeURIComponent(address.replace(/^data:image\/svg\+xml,/, ""));

test("holds a small icon whole", () => expect(inside(iconAddress(ownIcon))).toBe(ownIcon));

test("has no sign that an address may not have, and none that would end its attribute", () => {
  const icon = `<svg xmlns="http://www.w3.org/2000/svg">\n  <title>100 % “Größe” & 'more' #1 {x|y}</title>\n</svg>\n`;
  const address = iconAddress(icon);
  expect(address).toMatch(/^data:image\/svg\+xml,[\w!$&'()*+,;=:@/?.~%-]+$/);
  expect(inside(address)).toBe(icon.trim().replace(/\s+/g, " "));
});

test("is that of its file where the icon is large", () => {
  expect(iconAddress(`<svg>${"<path/>".repeat(200)}</svg>`)).toBe("/icon.svg");
});
