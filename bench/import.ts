/** Time and memory of an import of many posts: `npm run bench:import`. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { spawnSync } from "node:child_process";

const POSTS = 2000;
const MOST_SECONDS = 60;
const MOST_MEGABYTES = 1024;

const WORDS =
  "the phone rings and nobody answers because every desk is busy with people who came in on their own".split(" ");

const paragraph = (seed: number): string =>
  `<!-- wp:paragraph -->\n<p>${Array.from({ length: 60 }, (_, index) => WORDS[(seed * 7 + index * 3) % WORDS.length]).join(" ")}, <strong>number ${seed}</strong>, see <a href="https://old.example/post-${seed % POSTS}/">another</a>.</p>\n<!-- /wp:paragraph -->`;

const post = (id: number): string => {
  const content = Array.from({ length: 10 }, (_, index) =>
    index === 4
      ? `<!-- wp:list -->\n<ul><li>One of ${id}</li><li>Two of ${id}</li></ul>\n<!-- /wp:list -->`
      : paragraph(id + index),
  ).join("\n\n");
  return `<item><title>Post ${id}</title><link>https://old.example/post-${id}/</link><dc:creator>dana</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id>
<wp:post_date>2019-03-01 12:00:00</wp:post_date><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status>
<wp:post_type>post</wp:post_type></item>`;
};

const folder = mkdtempSync(join(tmpdir(), "bench-import-"));
try {
  const file = join(folder, "export.xml");
  writeFileSync(
    file,
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>${Array.from({ length: POSTS }, (_, id) => post(id)).join("\n")}</channel></rss>`,
  );
  const usage = join(folder, "usage.cjs");
  writeFileSync(usage, 'process.on("exit", () => console.error("KB", process.resourceUsage().maxRSS));');
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--require", "tsx/cjs", "--require", usage, "scripts/import.ts", "wordpress", file, "--offline", "--dry-run"],
    {
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { ...process.env, SITE_CONTENT: resolve("__tests__/fixtures/other-agency") },
    },
  );
  const seconds = (performance.now() - start) / 1000;
  const megabytes = Number(/KB (\d+)/.exec(stderr)?.[1]) / 1024;
  console.log(stdout.split("\n").slice(-3).join("\n"));
  console.log(`${POSTS} posts: ${seconds.toFixed(1)} s, ${Math.round(megabytes)} MB`);
  if (status !== 0 || seconds > MOST_SECONDS || megabytes > MOST_MEGABYTES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
