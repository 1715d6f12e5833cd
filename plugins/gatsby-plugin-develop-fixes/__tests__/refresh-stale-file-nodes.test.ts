/** Files that gatsby-source-filesystem read while an editor was saving them, and the end of a batch of changes. */
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emitter } from "gatsby/dist/redux";
import { flushNodeChanges } from "../lib/flush-node-changes";

interface Mutation {
  type: string;
  payload: [{ id: string; size?: number; internal: { type: string; contentDigest: string } }];
}

const digest = (text: string): string => createHash("md5").update(text).digest("hex");

let folder: string;
let file: string;
const mutations: Mutation[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  file = join(folder, "page.md");
  flushNodeChanges({ getNodesByType: () => [{ id: "Site", internal: { type: "Site", contentDigest: "" } }] as never });
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation: Mutation) => mutations.push(mutation));
});
beforeEach(() => {
  jest.useFakeTimers();
  mutations.length = 0;
});
afterEach(() => jest.useRealTimers());
afterAll(() => rmSync(folder, { recursive: true }));

/** The node that gatsby-source-filesystem queues for a text. */
const fileNode = (text: string): object => ({
  id: "file",
  absolutePath: file,
  size: text.length,
  children: [],
  internal: { type: "File", mediaType: "text/markdown", contentDigest: digest(text) },
});

const queue = (text: string): void =>
  void emitter.emit("ENQUEUE_NODE_MUTATION", { type: "createNode", payload: [fileNode(text)] });

const createdAfter = (): Mutation[] => mutations.slice(1).filter(({ type }) => type === "createNode");

test("a file that was read while truncated is read again, and a complete one is not", () => {
  queue("");
  writeFileSync(file, "# Whole");
  jest.runAllTimers();
  const [again] = createdAfter();
  expect(again?.payload[0]).toMatchObject({ id: "file", size: 7, internal: { contentDigest: digest("# Whole") } });
  mutations.length = 0;
  queue("# Whole");
  jest.runAllTimers();
  expect(createdAfter()).toEqual([]);
});

test("the batch is filled after the last change of a save, so that Gatsby rebuilds without waiting", () => {
  writeFileSync(file, "# Whole");
  queue("# Whole");
  jest.advanceTimersByTime(50);
  queue("# Whole");
  jest.advanceTimersByTime(50);
  const touches = (): number => mutations.filter(({ type }) => type === "touchNode").length;
  expect(touches()).toBe(0);
  jest.advanceTimersByTime(50);
  expect(touches()).toBeGreaterThan(100);
});
