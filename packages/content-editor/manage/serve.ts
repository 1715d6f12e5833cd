/** The routes of the develop server for entries as a whole. */
import { matchKind } from "../kinds";
import { contentDir } from "content-kit/read";
import { formAddress } from "../form-address";
import { sendJson, type DevServer, type Handler } from "../http";
import { writeChanges } from "../publish/write-changes";
import { answerFailure, reading, readFileOf, readRename } from "../request";
import { readerOf } from "../save-check";
import { Refusal } from "../saving";
import { MANAGE } from "./paths";
import { filesOfEntry, Impossible, renamed } from "./rename";

/** The form to go to. */
export interface Managed {
  form?: string | undefined;
}

const answering =
  <Body>(work: (body: Body) => Managed): Handler =>
  ({ body }, response) => {
    try {
      sendJson(response, 200, work(body as Body));
    } catch (error) {
      if (error instanceof Refusal)
        sendJson(response, 422, {
          error: "Not done: the site would have errors. Each leads to its field.",
          problems: error.problems,
        });
      else if (error instanceof Impossible) sendJson(response, 409, { error: error.message });
      else answerFailure(response, error);
    }
  };

const rename = ({ path, slug }: { path: string; slug: string }): Managed => {
  const { entries } = readerOf(contentDir()).read();
  const { changes, newPath } = renamed(contentDir(), entries, path, slug);
  writeChanges(changes);
  const match = matchKind(newPath);
  return { form: match && formAddress(match) };
};

const remove = ({ path }: { path: string }): Managed => {
  const files = filesOfEntry(contentDir(), path);
  if (files.length === 0) throw new Impossible("It is not there any more.\nFix: load the editor again.");
  writeChanges(new Map(files.map((file) => [file, undefined])));
  return {};
};

/** @param guards refuse requests of other sites, and serialize writes */
export const serveManage = (
  app: DevServer,
  { onlyOwnPage, serialize }: { onlyOwnPage: Handler; serialize: Handler },
): void => {
  const readers = {
    rename: reading((request) => readRename(request, contentDir())),
    remove: reading((request) => readFileOf(request, contentDir())),
  };
  app.post(MANAGE.rename, onlyOwnPage, readers.rename, serialize, answering(rename));
  app.post(MANAGE.remove, onlyOwnPage, readers.remove, serialize, answering(remove));
};
