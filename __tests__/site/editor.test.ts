/** The content editor is built only if the content configures it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { FIXTURE_SITE, SITE } from "../support/built-site";

const fixture = join(__dirname, "../fixtures/other-agency");

describe.each([
  ["the agency's site", SITE, join(__dirname, "../../content")],
  ["the other business's site", FIXTURE_SITE, fixture],
])("%s", (_, folder, content) => {
  const { editor } = parse(readFileSync(join(content, "site.yaml"), "utf8")) as { editor?: unknown };

  test("has the editor's page only if site.yaml names a repository", () => {
    expect(existsSync(join(folder, "admin"))).toBe(editor !== undefined);
  });

  test("has nothing of the editor in its pages' scripts", () => {
    const scripts = readdirSync(join(folder, "static/js")).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((name) => /decap|proxy_url/i.test(readFileSync(join(folder, "static/js", name), "utf8"))),
    ).toEqual([]);
  });
});
