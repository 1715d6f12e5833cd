/** The routes of the develop server for changes, publishing and history. */
import type { IncomingMessage } from "node:http";
import { contentDir } from "../../site/content/content-dir";
import { sendJson, type DevServer, type Handler } from "../http";
import type { RecentSaves } from "../on-page/saves";
import { answerFailure, reading, readPublish, readTakeBackCommit, readVersion, versionIn } from "../request";
import { Refusal } from "../saving";
import { unpublishedChanges } from "./changes";
import { committedChanges, compareWith, deletedFiles, restore, takeBackCommit, versionsOf } from "./history";
import type { VersionRequest } from "./history";
import { GitError } from "./git";
import { whetherOnline } from "./online";
import { PUBLISH } from "./paths";
import { publish, type PublishRequest } from "./publish";
import { Obstacle, repositoryOf, type Repository } from "./repository";

interface PublishServer {
  saves: RecentSaves;
  /** Refuse requests of other sites, and serialize writes. */
  guards: { onlyOwnPage: Handler; serialize: Handler };
}

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
            sendJson(response, 422, { error: error.message, problems: error.problems });
          else answerFailure(response, error);
        },
      );

/** Lets publications wait for each other. */
const oneByOne = <T>(): ((work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
};

export const servePublish = (app: DevServer, { saves, guards }: PublishServer): void => {
  const { onlyOwnPage, serialize } = guards;
  const inTurn = oneByOne<object>();
  const get = (path: string, work: Work): unknown => app.get(path, onlyOwnPage, answering(work));
  get(PUBLISH.changes, async (repository) => ({ files: await unpublishedChanges(repository) }));
  get(PUBLISH.online, whetherOnline);
  get(PUBLISH.deleted, async (repository) => ({ files: await deletedFiles(repository, saves) }));
  get(PUBLISH.commits, async (repository) => ({ commits: await committedChanges(repository) }));
  get(PUBLISH.history, (repository, request) => versionsOf(repository, versionIn(request, contentDir()).path, saves));
  get(PUBLISH.compare, (repository, request) => compareWith(repository, versionIn(request, contentDir()), saves));
  app.post(
    PUBLISH.restore,
    onlyOwnPage,
    reading((request) => readVersion(request, contentDir())),
    serialize,
    answering((repository, { body }) => restore(repository, body as VersionRequest, saves)),
  );
  app.post(
    PUBLISH.takeBack,
    onlyOwnPage,
    reading(readTakeBackCommit),
    serialize,
    answering((repository, { body }) => takeBackCommit(repository, (body as { commit: string }).commit, saves)),
  );
  app.post(
    PUBLISH.publish,
    onlyOwnPage,
    reading((request) => readPublish(request, contentDir())),
    answering((_repository, { body }) => inTurn(() => publish(body as PublishRequest))),
  );
};
