/** A newcomer starts the site. `.ci/run` proves the same of `npm test`, on a clean checkout. */
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";

export const INTERRUPTED = "The last run was interrupted: the cache is cleared for a full build.";

/** @param project one that has never been built, and in which the first command was killed */
export const describeNewcomer = (project: () => Project): void => {
  test("a clone is built and served by npm start", async () => {
    const site = await project().start(["start"], /The site is served at/);
    expect(site.output()).toContain(INTERRUPTED);
    expect(site.output()).toContain(`The site is served at http://localhost:${site.port}`);
    const home = await ask(site.port, { path: "/" });
    const missing = await ask(site.port, { path: "/services/nothing" });
    await site.stop();
    expect(home.status).toBe(200);
    expect(home.body.toString()).toContain("Kante &amp; Korn");
    expect(missing.status).toBe(404);
  });
};
