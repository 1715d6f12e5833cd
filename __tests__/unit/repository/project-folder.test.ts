import { folderProblem } from "../../../scripts/lib/project-folder";

describe("The project folder", () => {
  test.each(["site [2]", "site #2", "agency's site", "50% done", "{site}", "site!", "what?", "a*b", "a@(b)"])(
    "may not be called %s, with a message that has the fix",
    (name) => {
      expect(folderProblem([`/home/dana/${name}/website`], "/")).toBe(
        `Gatsby cannot work in a folder with ${/[^\w ]/.exec(name)?.[0]} in its name: rename "${name}", in /home/dana/${name}/website.`,
      );
      expect(folderProblem(["/home/dana/website", `/home/dana/${name}`], "/")).toBeDefined();
    },
  );

  test.each(["My Website (1)", "Büro & Söhne, 2026", "site+copy@home=1~", "サイト", "v1.0_final-2"])(
    "may be called %s",
    (name) => expect(folderProblem([`/home/dana/${name}`], "/")).toBeUndefined(),
  );

  test("is split at backslashes on Windows", () => {
    expect(folderProblem(["C:\\Users\\Dana\\website"], "\\")).toBeUndefined();
    expect(folderProblem(["C:\\Users\\Dana\\[web]"], "\\")).toContain('rename "[web]"');
  });
});
