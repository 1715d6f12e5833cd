/** A clone's first days, in one folder: each journey begins with what the one before has left there. */
import { copiedProject, type Project } from "../support/project";
import { describeContentErrors } from "./content-errors";
import { describeNewcomer } from "./newcomer";

jest.setTimeout(600_000);

let project: Project;
beforeAll(() => void (project = copiedProject("clone")));
const inFolder = (): Project => project;

describe("A newcomer", () => describeNewcomer(inFolder));
describe("Mistakes in the content", () => describeContentErrors(inFolder));
