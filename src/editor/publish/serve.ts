/** The routes of the develop server for changes, publishing and history. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { contentDir } from "../../site/content/content-dir";
import { sendJson, type DevServer, type Handler } from "../http";
import { answerFailure, reading, readPublish, readTakeBackCommit, readVersion, versionIn } from "../request";
import type { RecentSaves } from "../saves";
import { Refusal } from "../saving";
import { unpublishedChanges } from "./changes";
import {
  committedChanges,
  compareWith,
  deletedFiles,
  earlierText,
  pictureIn,
  restore,
  takeBackCommit,
  versionsOf,
  type VersionRequest,
} from "./history";
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

type Request = IncomingMessage & { body?: unknown };
type Work<T extends object = object> = (repository: Repository, request: Request) => Promise<T>;

/** Other types than "image/" and the ending. */
const IMAGE_TYPES: Readonly<Record<string, string>> = { jpg: "jpeg", svg: "svg+xml" };

/** A picture of the content. An SVG that somebody opens by itself may run nothing. */
const sendPicture = (response: ServerResponse, bytes: Buffer, path: string): void => {
  const ending = extname(path).slice(1).toLowerCase();
  response
    .writeHead(200, {
      "content-type": `image/${IMAGE_TYPES[ending] ?? ending}`,
      "cache-control": "no-store",
      "content-security-policy": "sandbox",
    })
    .end(bytes);
};

/** Answers with what the work finds; 409 with a sentence where something is in the way. */
const answering =
  <T extends object>(
    work: Work<T>,
    answer: (response: ServerResponse, value: T, request: Request) => void = (response, value) =>
      sendJson(response, 200, value),
  ): Handler =>
  (request, response) =>
    void repositoryOf(contentDir())
      .then((repository) => work(repository, request))
      .then(
        (value) => answer(response, value, request),
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
  get(PUBLISH.earlier, (repository, request) => earlierText(repository, versionIn(request, contentDir()), saves));
  app.get(
    PUBLISH.picture,
    onlyOwnPage,
    answering(
      (repository, request) => pictureIn(repository, versionIn(request, contentDir()), saves),
      (response, bytes, request) => sendPicture(response, bytes, versionIn(request, contentDir()).path),
    ),
  );
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
