import { phoneLink } from "../../../src/components/phone-link";

test.each([
  ["+47 00 12 34 56", "tel:+4700123456"],
  ["(555) 010-0199", "tel:5550100199"],
  ["+1 (555) 010-0199", "tel:+15550100199"],
  ["555.010.0199", "tel:5550100199"],
  ["+44 (0)20 7946 0018", "tel:+442079460018"],
  ["(0) 20 7946 0018", "tel:02079460018"],
])("%s links to %s", (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
