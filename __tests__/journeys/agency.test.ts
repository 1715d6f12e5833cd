/**
 * An agency's work with its site, in one folder: each journey begins with what the one before has left there, and two
 * look at one build where they can.
 */
import { builtProject, type Project } from "../support/project";
import { describeDeploys } from "./deploy";
import { describeDeveloper } from "./developer";
import { deleteArticle, describeArticle, describeDeletedArticle } from "./editor-article";
import { describeImport, describeMovedSite } from "./moving-in";

jest.setTimeout(900_000);

let project: Project;
beforeAll(() => {
  project = builtProject();
});
const inFolder = (): Project => project;

describe("An old site", () => describeImport(inFolder));
describe("An article", () => describeArticle(inFolder));
describe("The old site on the new one", () => describeMovedSite(inFolder));
describe("Deploys", () => describeDeploys(inFolder, deleteArticle));
describe("A deleted article", () => describeDeletedArticle(inFolder));
describe("A developer", () => describeDeveloper(inFolder));
