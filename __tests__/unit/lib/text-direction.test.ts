import { isRightToLeft } from "../../../src/lib/text-direction";

test.each(["ar", "he-IL", "fa-IR", "ur", "ckb-IQ"])("%s is written from right to left", (language) => {
  expect(isRightToLeft(language)).toBe(true);
});

test.each(["en-US", "de", "ja", "hi-IN", "az", "mn-Mong"])("%s is not", (language) => {
  expect(isRightToLeft(language)).toBe(false);
});
