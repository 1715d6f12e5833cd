/** The routes of the develop server for changes, publishing and history. */
import type { IncomingMessage } from "node:http";
import { contentDir } from "content-kit/read";
import { sendJson, serializeWrites, type DevServer, type Handler } from "../http";
import { answerFailure, fileIn, reading, readFileOf, readPublish, readTakeBackCommit, versionIn } from "../request";
import { Refusal } from "../saving";
import { unpublishedChanges } from "./changes";
import { GitError } from "./git";
import { committedChanges, discard, earlierText, takeBackCommit, versionsOf } from "./history";
import { whetherOnline } from "./online";
import { PUBLISH } from "./paths";
import { publish, type PublishRequest } from "./publish";
import { Obstacle, repositoryOf, type Repository } from "./repository";

type Work = (repository: Repository, request: IncomingMessage & { body?: unknown }) => Promise<object>;

/** Answers with what the work finds; 409 with a sentence where something is in the way. */
const answering =
  (work: Work): Handler =>
  (request, response) =>
    void repositoryOf(contentDir())
      .then((repository) => work(repository, request))
      .then(
        (value) => sendJson(response, 200, value),
        (error: unknown) => {
          if (error instanceof GitError)
            sendJson(response, 409, {
              error: `Nothing is lost. Git says: ${error.said.trim()}\nFix: show this to a developer.`,
            });
          else if (error instanceof Obstacle) sendJson(response, 409, { error: error.message });
          else if (error instanceof Refusal)
            sendJson(response, 422, {
              error: "Not done: the site would have errors. Each leads to its field.",
              problems: error.problems,
            });
          else answerFailure(response, error);
        },
      );

/** @param guards refuse requests of other sites, and serialize writes */
export const servePublish = (
  app: DevServer,
  { onlyOwnPage, serialize }: { onlyOwnPage: Handler; serialize: Handler },
): void => {
  const get = (path: string, work: Work): unknown => app.get(path, onlyOwnPage, answering(work));
  get(PUBLISH.changes, async (repository) => ({ files: await unpublishedChanges(repository) }));
  get(PUBLISH.online, whetherOnline);
  get(PUBLISH.commits, async (repository) => ({ commits: await committedChanges(repository) }));
  get(PUBLISH.history, async (repository, request) => ({
    versions: await versionsOf(repository, fileIn(request, contentDir()).path),
  }));
  get(PUBLISH.earlier, (repository, request) => earlierText(repository, versionIn(request, contentDir())));
  app.post(
    PUBLISH.discard,
    onlyOwnPage,
    reading((request) => readFileOf(request, contentDir())),
    serialize,
    answering((repository, { body }) => discard(repository, (body as { path: string }).path)),
  );
  app.post(
    PUBLISH.takeBack,
    onlyOwnPage,
    reading(readTakeBackCommit),
    serialize,
    answering((repository, { body }) => takeBackCommit(repository, (body as { commit: string }).commit)),
  );
  app.post(
    PUBLISH.publish,
    onlyOwnPage,
    reading((request) => readPublish(request, contentDir())),
    // Publications wait for each other, not for saves.
    serializeWrites(),
    answering((_repository, { body }) => publish(body as PublishRequest)),
  );
};
