/** An agency's work with its site, in one folder: each journey begins with what the one before has left there. */
import { copiedProject, type Project } from "../support/project";
import { describeDeploys } from "./deploy";
import { describeArticle } from "./editor-article";
import { describeMovingIn } from "./moving-in";

jest.setTimeout(600_000);

let project: Project;
beforeAll(() => void (project = copiedProject("agency")));
const inFolder = (): Project => project;

describe("An article", () => describeArticle(inFolder));
describe("An old site", () => describeMovingIn(inFolder));
describe("Deploys", () => describeDeploys(inFolder));
