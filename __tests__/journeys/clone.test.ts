/** A clone's first days, in one folder: each journey begins with what the one before has left there. */
import { copiedProject, type Project } from "../support/project";
import { describeContentErrors } from "./content-errors";

jest.setTimeout(600_000);

let project: Project;
beforeAll(() => void (project = copiedProject("clone")));

describe("Mistakes in the content", () => describeContentErrors(() => project));
