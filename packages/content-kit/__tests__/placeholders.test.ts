import { fillIn, placeholdersIn } from "../lib/placeholders";

describe("The placeholders of a text", () => {
  test("are found once each", () => {
    expect(placeholdersIn("{city}, {state}: the practices of {city}")).toEqual(["city", "state"]);
  });

  test("are none without braces", () => {
    expect(placeholdersIn("Practices in Miami")).toEqual([]);
  });

  test.each([
    ["Practices in { city }", " city "],
    ["Practices in {city_name}", "city_name"],
    ["Practices in {City1}", "City1"],
    ["Practices in {}", ""],
    ["Practices in {{city}}", "city"],
  ])("include %s, so that the check can reject it", (text, found) => {
    expect(placeholdersIn(text)).toEqual([found]);
  });

  test("must be closed", () => {
    expect(placeholdersIn("Practices in {city")).toEqual([]);
  });
});

describe("Filling in placeholders", () => {
  test("replaces every occurrence", () => {
    expect(fillIn("{city}, {state}: {count} practices in {city}", { city: "Miami", state: "Florida", count: 3 })).toBe(
      "Miami, Florida: 3 practices in Miami",
    );
  });

  test("leaves unknown names unchanged", () => {
    expect(fillIn("{city} and {town}", { city: "Miami" })).toBe("Miami and {town}");
  });

  test("leaves names of Object.prototype unchanged", () => {
    expect(fillIn("{constructor} {toString}", {})).toBe("{constructor} {toString}");
  });

  test("inserts values literally, dollar signs and braces included", () => {
    expect(fillIn("For {price}", { price: "$& {price}" })).toBe("For $& {price}");
  });

  test("inserts nothing for an empty value", () => {
    expect(fillIn("[{note}]", { note: "" })).toBe("[]");
  });
});
