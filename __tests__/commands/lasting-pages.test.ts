/** What Gatsby is told of the pages of a build, where a build before has told it of most of them. */
import { SitePages, type KnownPage } from "../../src/gatsby/pages/create-pages";
import type { SitePage } from "../../src/gatsby/pages/site-pages";

const EARLIER = 1;

const pageOf = (id: string, address: string) => ({ id, address }) as SitePage;
const MIAMI = pageOf("City:florida/miami", "/locations/florida/miami");
const JOB = pageOf("Job:writer", "/careers/writer");

/** A build's pages, of which Gatsby knows some. @returns those that it was told of anew, and when it was told of each that it knew */
const build = (wanted: readonly SitePage[], known: ReadonlyMap<string, KnownPage> = new Map()) => {
  const made: { path: string; component: string; context: object }[] = [];
  new SitePages({ pages: () => [...wanted] }, () => known).createAll({
    actions: { createPage: (page: (typeof made)[number]) => made.push(page) } as never,
  });
  return { made, told: new Map([...known].map(([path, { updatedAt }]) => [path, updatedAt])) };
};

/** What Gatsby knows after a build of some pages. */
const knownAfter = (pages: readonly SitePage[]): Map<string, KnownPage> =>
  new Map(
    build(pages).made.map(({ path, component, context }) => [
      path,
      {
        componentPath: component,
        context: context as KnownPage["context"],
        updatedAt: EARLIER,
        isCreatedByStatefulCreatePages: true,
      },
    ]),
  );

const pathsOf = ({ made }: ReturnType<typeof build>): string[] => made.map(({ path }) => path);

test("a page that stays is not made again, and Gatsby takes it for told of", () => {
  const after = build([MIAMI, JOB], knownAfter([MIAMI, JOB]));
  expect(pathsOf(after)).not.toContain(MIAMI.address);
  expect(after.told.get(MIAMI.address)).toBeGreaterThan(EARLIER);
});

test("a page that is new, one of which another entry makes the page, and one with another template are made", () => {
  const known = knownAfter([MIAMI, JOB]);
  expect(pathsOf(build([MIAMI, JOB], new Map([...known].slice(1))))).toContain(MIAMI.address);
  expect(pathsOf(build([pageOf("City:florida/hialeah", MIAMI.address)], known))).toContain(MIAMI.address);
  const otherwise = new Map(
    [...known].map(([path, page]) => [path, { ...page, componentPath: "/elsewhere/city.tsx" }]),
  );
  expect(pathsOf(build([MIAMI], otherwise))).toContain(MIAMI.address);
});

test("a page that went is left for Gatsby to find", () => {
  const { told } = build([JOB], knownAfter([MIAMI, JOB]));
  expect(told.get(MIAMI.address)).toBe(EARLIER);
});

test("pages that no content makes are made in every build, as Gatsby makes others of them", () => {
  expect(pathsOf(build([], knownAfter([])))).toContain("/404");
});
