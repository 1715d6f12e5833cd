/** The Slice API is off once Gatsby has run the plugin's hook. */
import { readFileSync } from "node:fs";
import { onPreInit } from "../gatsby-node";

afterEach(() => delete process.env["GATSBY_SLICES"]);

test("the Slice API is switched off, though the configuration switched it on", () => {
  process.env["GATSBY_SLICES"] = "1";
  void onPreInit?.({} as never, { plugins: [] }, () => {});
  expect(process.env["GATSBY_SLICES"]).toBeUndefined();
});

test("Gatsby's build reads the variable that the plugin removes", () => {
  expect(readFileSync(require.resolve("gatsby/dist/commands/build.js"), "utf8")).toContain("GATSBY_SLICES");
});
