import { fillIn, placeholdersIn } from "../../../src/content-model/fields/placeholders";

describe("What a text has in curly braces", () => {
  test("is found once, however often it stands there", () => {
    expect(placeholdersIn("{city}, {state}: the practices of {city}")).toEqual(["city", "state"]);
  });

  test("is nothing where there are no braces", () => {
    expect(placeholdersIn("Practices in Miami")).toEqual([]);
  });

  test.each([
    ["Practices in { city }", " city "],
    ["Practices in {city_name}", "city_name"],
    ["Practices in {City1}", "City1"],
    ["Practices in {}", ""],
    ["Practices in {{city}}", "city"],
  ])("%s is found too, so that the check can tell that it is never filled in", (text, found) => {
    expect(placeholdersIn(text)).toEqual([found]);
  });

  test("that is only opened is no placeholder", () => {
    expect(placeholdersIn("Practices in {city")).toEqual([]);
  });
});

describe("Filling in", () => {
  test("puts every name's value in its place, each time", () => {
    expect(fillIn("{city}, {state}: {count} practices in {city}", { city: "Miami", state: "Florida", count: 3 })).toBe(
      "Miami, Florida: 3 practices in Miami",
    );
  });

  test("leaves unknown names as they are", () => {
    expect(fillIn("{city} and {town}", { city: "Miami" })).toBe("Miami and {town}");
  });

  test("leaves names as they are that every object of JavaScript has", () => {
    expect(fillIn("{constructor} {toString}", {})).toBe("{constructor} {toString}");
  });

  test("puts a value in as it is, dollar signs and braces included", () => {
    expect(fillIn("For {price}", { price: "$& {price}" })).toBe("For $& {price}");
  });

  test("puts nothing in where the value is empty", () => {
    expect(fillIn("[{note}]", { note: "" })).toBe("[]");
  });
});
