/**
 * An agency's work with its site, in one folder: each journey begins with what the one before has left there, and they
 * share one `npm run edit` and one build, which follows that of `npm test`.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProject, type Project, type Running } from "../support/project";
import { changeContent, describeDeploys } from "./deploy";
import { describeAwards, describeNewCode, describeNewFields } from "./developer";
import { deleteArticle, describeArticle, describeDeletedArticle, describePublishedArticle } from "./editor-article";
import { describeImport, describeMovedSite } from "./moving-in";
import { INTERRUPTED } from "./newcomer";

jest.setTimeout(900_000);

let project: Project;
beforeAll(() => {
  project = builtProject();
});
const inFolder = (): Project => project;

describe("An old site", () => describeImport(inFolder));
describe("A developer", () => describeNewCode(inFolder));

describe("npm run edit", () => {
  let editing: Running;
  beforeAll(async () => {
    editing = await project.start(["run", "edit"], /Edit the content at/);
  });
  afterAll(() => editing.stop());
  const url = (): string => `http://localhost:${editing.port}`;

  describe("New fields", () => describeNewFields(url));
  describe("An article", () => describeArticle(inFolder, url));
});

describe("The build", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "deliveries-"));
    const keep = (build: string): void =>
      cpSync(join(project.folder, "delivery"), join(folder, build), { recursive: true });
    // The site before this work, as `npm test` has built it.
    keep("delivery-1");
    changeContent(project);
    deleteArticle(project);
    const { code, output } = project.npm(["build"]);
    expect({ code, output }).toMatchObject({ code: 0 });
    // A server that is ended while idle leaves a cache that a build can use.
    expect(output).not.toContain(INTERRUPTED);
    keep("delivery-2");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe("The old site on the new one", () => describeMovedSite(inFolder));
  describe("The article", () => describePublishedArticle(inFolder));
  describe("The deleted article", () => describeDeletedArticle(inFolder));
  describe("The new kind of page", () => describeAwards(inFolder));
  describe("Deploys", () => describeDeploys(inFolder, () => folder));
});
