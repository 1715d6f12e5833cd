/** The list of scripts that Gatsby writes into every page to no use. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EmptyChunkMap, withoutChunkMap } from "../../src/build/empty-chunk-map";

const WRITTEN = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script><script src="/app-1.js"></script>`;
const SHORT = `<script id="gatsby-chunk-mapping">window.___chunkMapping={};</script><script src="/app-1.js"></script>`;

test("the list becomes an empty one, and the rest stays as it is", () => {
  expect(withoutChunkMap(WRITTEN)).toBe(SHORT);
  expect(withoutChunkMap(SHORT)).toBe(SHORT);
});

test("the next build finds the file as Gatsby wrote it, and pages get the short one", () => {
  const folder = mkdtempSync(join(tmpdir(), "chunks-"));
  const slice = join(folder, "slice.html");
  const handlers: { stage: number; run: () => void }[] = [];
  new EmptyChunkMap(slice, join(folder, "cache/original.html")).apply({
    hooks: { done: { tap: ({ stage }, run) => handlers.push({ stage, run }) } },
  });
  const [before, after] = handlers.sort((a, b) => a.stage - b.stage);

  before?.run();
  writeFileSync(slice, WRITTEN);
  after?.run();
  expect(readFileSync(slice, "utf8")).toBe(SHORT);
  before?.run();
  expect(readFileSync(slice, "utf8")).toBe(WRITTEN);
  after?.run();
  expect(readFileSync(slice, "utf8")).toBe(SHORT);
  rmSync(folder, { recursive: true });
});
