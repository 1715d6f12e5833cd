import { headerFit } from "../../../src/design/header-fit";

const WORDS = { name: "Revita", menu: "Menu", solutions: "Solutions", links: ["Services", "About"], action: "Call us" };

test("the header's parts come one by one as the window grows", () => {
  const { action, name, search, links } = headerFit(WORDS);
  const sizes = [action, name, search, links];
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
});

test.each([
  ["a longer name", { name: "Revita & Daughters" }],
  ["one more link", { links: ["Services", "About", "Contact"] }],
  ["a longer menu", { solutions: "Solutions by Industry" }],
  ["a wide logo", { logoRatio: 5 }],
  ["a longer button", { action: "Schedule a Call" }],
])("with %s, the links need a wider window", (_, more) => {
  expect(headerFit({ ...WORDS, ...more }).links).toBeGreaterThan(headerFit(WORDS).links);
});

test("characters of East Asia need more room than letters", () => {
  expect(headerFit({ ...WORDS, links: ["業種別案内", "会社案内"] }).links).toBeGreaterThan(
    headerFit({ ...WORDS, links: ["abcde", "abcd"] }).links,
  );
});
