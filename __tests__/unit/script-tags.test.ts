/** The scripts' part of a page: what Gatsby writes, and what the page gets. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ScriptTags, withLaterScripts } from "../../src/build/script-tags";

const HASH = `<script>window.___webpackCompilationHash="a1";</script>`;
const WRITTEN = `
  <script
    id="gatsby-chunk-mapping"
  >
    window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
  </script>
${HASH}<script src="/runtime-1.js" async></script><script src="/app-1.js" async></script>`;

test("no script is fetched by a tag of its own, and the list of all files is gone", () => {
  const html = withLaterScripts(WRITTEN);
  expect(html).toContain(HASH);
  expect(html).toContain(`<script data-files="/runtime-1.js /app-1.js">`);
  expect(html).not.toMatch(/ src=|chunk/i);
});

test("scripts that are written in another way stop the build", () => {
  expect(() => withLaterScripts(`${HASH}<script src="/app-1.js" defer></script>`)).toThrow("script-tags.ts");
});

test("the next build finds the file as Gatsby wrote it, and pages get ours", () => {
  const folder = mkdtempSync(join(tmpdir(), "scripts-"));
  const slice = join(folder, "slice.html");
  const handlers: { stage: number; run: () => void }[] = [];
  new ScriptTags(slice, join(folder, "cache/original.html")).apply({
    hooks: { done: { tap: ({ stage }, run) => handlers.push({ stage, run }) } },
  });
  const [before, after] = handlers.sort((a, b) => a.stage - b.stage);
  const ours = withLaterScripts(WRITTEN);

  before?.run();
  writeFileSync(slice, WRITTEN);
  after?.run();
  expect(readFileSync(slice, "utf8")).toBe(ours);
  before?.run();
  expect(readFileSync(slice, "utf8")).toBe(WRITTEN);
  after?.run();
  expect(readFileSync(slice, "utf8")).toBe(ours);
  rmSync(folder, { recursive: true });
});
