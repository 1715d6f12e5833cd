/** The routes of the develop server for changes, publishing and history. */
import { contentDir } from "content-kit/read";
import * as z from "zod";
import { serializeWrites, type DevServer, type Handler } from "../http";
import { answer, choices, filePath } from "../request";
import { unpublishedChanges } from "./changes";
import { committedChanges, discard, earlierText, takeBackCommit, versionsOf } from "./history";
import { whetherOnline } from "./online";
import { publish } from "./publish";
import { repositoryOf } from "./repository";

const commitId = z.string().regex(/^[0-9a-f]{40}$/);

const nothing = z.object({});
const file = z.object({ path: filePath });

/** A name or an address as git takes it. */
const personal = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^<>\p{Cc}]+$/u);

const publication = z.object({
  person: z.object({ name: personal, email: personal }).optional(),
  decision: z
    .object({ seen: z.object({ mine: commitId, theirs: commitId }), choices: z.record(filePath, choices) })
    .optional(),
});

const repository = () => repositoryOf(contentDir());

/** @param serialize lets writes wait for each other */
export const servePublish = (app: DevServer, serialize: Handler): void => {
  answer(app, "publish/changes", nothing, async () => ({ files: await unpublishedChanges(await repository()) }));
  answer(app, "publish/online", nothing, async () => whetherOnline(await repository()));
  answer(app, "publish/commits", nothing, async () => ({ commits: await committedChanges(await repository()) }));
  answer(app, "publish/history", file, async ({ path }) => ({ versions: await versionsOf(await repository(), path) }));
  answer(app, "publish/earlier", file.extend({ version: commitId }), async (query) =>
    earlierText(await repository(), query),
  );
  const discarding = async ({ path }: z.infer<typeof file>) => discard(await repository(), path);
  answer(app, "publish/discard", file, discarding, serialize);
  const takingBack = async (commit: string) => takeBackCommit(await repository(), commit);
  answer(app, "publish/take-back", z.object({ commit: commitId }), ({ commit }) => takingBack(commit), serialize);
  // Publications wait for each other, not for saves.
  answer(app, "publish/start", publication, publish, serializeWrites());
};
