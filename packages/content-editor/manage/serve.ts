/** The routes of the develop server for entries as a whole. */
import { contentDir } from "content-kit/read";
import * as z from "zod";
import { formAddress } from "../form-address";
import { Obstacle, type DevServer, type Handler } from "../http";
import { matchKind } from "../kinds";
import { answer, filePath } from "../request";
import { readerOf } from "../save-check";
import { writeChanges } from "../saving";
import { filesOfEntry, renamed } from "./rename";

/** The form to go to. */
export interface Managed {
  form?: string | undefined;
}

const rename = ({ path, slug }: { path: string; slug: string }): Managed => {
  const { entries } = readerOf(contentDir()).read();
  const { changes, newPath } = renamed(contentDir(), entries, path, slug);
  writeChanges(contentDir(), changes);
  const match = matchKind(newPath);
  return { form: match && formAddress(match) };
};

const remove = ({ path }: { path: string }): Managed => {
  const files = filesOfEntry(contentDir(), path);
  if (files.length === 0) throw new Obstacle("It is not there any more.\nFix: load the editor again.");
  writeChanges(contentDir(), new Map(files.map((file) => [file, undefined])));
  return {};
};

/** @param serialize lets writes wait for each other */
export const serveManage = (app: DevServer, serialize: Handler): void => {
  const slug = z.string().trim().min(1).max(300);
  answer(app, "manage/rename", z.object({ path: filePath, slug }), rename, serialize);
  answer(app, "manage/remove", z.object({ path: filePath }), remove, serialize);
};
