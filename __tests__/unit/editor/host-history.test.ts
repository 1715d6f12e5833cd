import { hostHistory } from "../../../src/editor/host-history";

const REPOSITORY = { repo: "agency/site", branch: "main" };

test.each([
  [{ name: "github" }, "https://github.com/agency/site/commits/main/content/blog/a%20b.md"],
  [
    { name: "github", api_root: "https://git.agency.example/api/v3" },
    "https://git.agency.example/agency/site/commits/main/content/blog/a%20b.md",
  ],
  [{ name: "gitlab" }, "https://gitlab.com/agency/site/-/commits/main/content/blog/a%20b.md"],
  [
    { name: "forgejo", api_root: "https://git.agency.example/api/v1" },
    "https://git.agency.example/agency/site/commits/branch/main/content/blog/a%20b.md",
  ],
  [{ name: "git-gateway" }, undefined],
])("%j shows a file's history at %s", (backend, address) => {
  expect(hostHistory({ ...REPOSITORY, ...backend }, "content/blog/a b.md")).toBe(address);
});
