/** The routes of the develop server for entries as a whole, and for the whole content. */
import { matchKind } from "../../content-model/kinds/match-kind";
import { NewContentError, planContent } from "../../new-content/plan";
import type { Changes } from "../../site/read-content";
import { contentDir } from "../../site/content/content-dir";
import { formAddress } from "../form-address";
import { sendJson, type DevServer, type Handler } from "../http";
import { writeChanges } from "../publish/write-changes";
import { answerFailure, reading, readFileOf, readRename, readTakeBack, readTitle } from "../request";
import { readerOf } from "../save-check";
import type { RecentSaves } from "../saves";
import { Refusal } from "../saving";
import { overviewOf } from "./overview";
import { MANAGE } from "./paths";
import { filesOfEntry, Impossible, renamed } from "./rename";

interface ManageServer {
  saves: RecentSaves;
  /** Refuse requests of other sites, and serialize writes. */
  guards: { onlyOwnPage: Handler; serialize: Handler };
}

/** What was written: the form to go to, and the number of the save, by which it is taken back. */
export interface Managed {
  form: string | undefined;
  save: number | undefined;
}

const formOf = (path: string): string | undefined => {
  const match = matchKind(path);
  return match && formAddress(match);
};

const answering =
  (work: (body: unknown) => object): Handler =>
  ({ body }, response) => {
    try {
      sendJson(response, 200, work(body));
    } catch (error) {
      if (error instanceof Refusal)
        sendJson(response, 422, {
          error: "Not done: the site would have errors. Each leads to its field.",
          problems: error.problems,
        });
      else if (error instanceof Impossible || error instanceof NewContentError)
        sendJson(response, 409, { error: error.message });
      else answerFailure(response, error);
    }
  };

export const serveManage = (app: DevServer, { saves, guards: { onlyOwnPage, serialize } }: ManageServer): void => {
  const content = () => readerOf(contentDir()).read();
  const write = (changes: Changes, path: string | undefined): Managed => {
    writeChanges(changes, saves);
    return { form: path === undefined ? undefined : formOf(path), save: saves.latest };
  };

  const rename = (path: string, slug: string): Managed => {
    const { changes, newPath } = renamed(contentDir(), content().entries, path, slug);
    return write(changes, newPath);
  };

  const addService = (title: string): Managed => {
    const { texts } = planContent({ word: "service", title }, content());
    const changes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
    return write(changes, Object.keys(texts)[0]);
  };

  const remove = (path: string): Managed => {
    const files = filesOfEntry(contentDir(), path);
    if (files.length === 0) throw new Impossible("It is not there any more.\nFix: load the editor again.");
    return write(new Map(files.map((file) => [file, undefined])), undefined);
  };

  const post = (path: string, read: Parameters<typeof reading>[0], work: (body: never) => object): unknown =>
    app.post(path, onlyOwnPage, reading(read), serialize, answering(work as (body: unknown) => object));

  const undo = (id: number): object => {
    writeChanges(saves.without(contentDir(), id), saves);
    return {};
  };

  app.get(
    MANAGE.overview,
    onlyOwnPage,
    answering(() => overviewOf(content())),
  );
  post(
    MANAGE.rename,
    (request) => readRename(request, contentDir()),
    ({ path, slug }: { path: string; slug: string }) => rename(path, slug),
  );
  post(MANAGE.undo, readTakeBack, ({ id }: { id: number }) => undo(id));
  post(MANAGE.addService, readTitle, ({ title }: { title: string }) => addService(title));
  post(
    MANAGE.remove,
    (request) => readFileOf(request, contentDir()),
    ({ path }: { path: string }) => remove(path),
  );
};
