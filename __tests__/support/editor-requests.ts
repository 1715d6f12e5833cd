/** Requests to the editing server, as the forms send them, and what they may leave behind. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ask, type Answer } from "./raw-request";

export const API = "/admin/server/api/v1";
/** A draft of the fixture. */
export const DRAFT = { file: "blog/noch-im-ofen.md", path: "/blog/noch-im-ofen" };

export const options = { commitMessage: "one" };
export const saveOptions = { ...options, collectionName: "blog", useWorkflow: false, status: "draft" };
export const action = (name: string, params: object): object => ({
  action: name,
  params: { branch: "master", ...params },
});
export const remove = (path: unknown): object => action("deleteFiles", { paths: [path], options });
export const read = (path: unknown): object => action("getEntry", { path });
export const save = (path: unknown, raw: unknown, more: object = {}): object =>
  action("persistEntry", {
    dataFiles: [{ slug: "one", path, raw, ...more }],
    assets: [],
    options: saveOptions,
  });
export const upload = (path: unknown, bytes: Buffer | string = "one"): object =>
  action("persistMedia", {
    asset: { path, content: Buffer.from(bytes).toString("base64"), encoding: "base64" },
    options,
  });

/** Sends a body; everything but a text and bytes as JSON. */
export const post = (
  port: number,
  body: unknown,
  { path = API, headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<Answer> =>
  ask(port, {
    method: "POST",
    path,
    headers: { host: `localhost:${port}`, "content-type": "application/json", ...headers },
    body: typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  });

export const json = ({ body }: Answer): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>;

/** A digest of each file in a folder. */
export const digests = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [path, createHash("sha256").update(readFileSync(path)).digest("hex")]),
  );

/** One sentence for the editor, and nothing about the program. */
export const expectSentence = (answer: Answer): void => {
  const said = answer.body.toString();
  expect(said).not.toMatch(/node_modules|\n\s+at |Error:|\.ts:\d|\.js:\d/);
  expect(said).not.toContain(process.cwd());
  const { error } = json(answer) as { error?: unknown };
  expect(error).toMatch(/^\S[^\n]{5,300}\.(?:\nFix: [^]+)?$/);
};

/** Expects that a request is refused with a status, without a change of any file in a folder. */
export const expectRefusal = async (answer: Promise<Answer>, status: number, folder: string): Promise<void> => {
  const before = digests(folder);
  const got = await answer;
  expect({ status: got.status, body: got.body.toString() }).toMatchObject({ status });
  expectSentence(got);
  // What is too large is a problem of the entry, which the form lists.
  expect("problems" in json(got)).toBe(status === 413);
  expect(digests(folder)).toEqual(before);
};
