/** A newcomer starts the site for the first time. `.ci/run` proves the same of `npm test`, on a clean checkout. */
import { copiedProject, type Running } from "../support/project";
import { ask } from "../support/raw-request";

jest.setTimeout(600_000);

let site: Running | undefined;
afterAll(() => site?.stop());

test("a clone is built and served by npm start", async () => {
  const project = copiedProject("newcomer");
  site = await project.start(["start"], /The site is served at/);
  expect(site.output()).toContain(`The site is served at http://localhost:${site.port}`);
  const home = await ask(site.port, { path: "/" });
  expect(home.status).toBe(200);
  expect(home.body.toString()).toContain("Kante &amp; Korn");
  const missing = await ask(site.port, { path: "/services/nothing" });
  expect(missing.status).toBe(404);
});
