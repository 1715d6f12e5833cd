/** An agency with an old site imports a WordPress export and a podcast feed. */
import { cpSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { startNginx } from "../support/nginx";
import type { Project } from "../support/project";
import { ask } from "../support/raw-request";
import { walkDir } from "content-kit/lib/walk-dir";
import { feedPaths } from "../../src/routes";

const OLD_SITE = resolve(__dirname, "../fixtures/moving-in");

/** @param inFolder the project, which has what was imported afterwards */
export const describeImport = (inFolder: () => Project): void => {
  let project: Project;
  beforeAll(() => {
    project = inFolder();
    cpSync(OLD_SITE, join(project.folder, "old"), { recursive: true });
    mkdirSync(join(project.folder, "old/recordings"));
    const recording = resolve(__dirname, "../fixtures/other-agency/media/podcast/pausenton.mp3");
    cpSync(recording, join(project.folder, "old/recordings/eins.mp3"));
  });

  const importAll = (): string =>
    [
      ["import", "--", "wordpress", "old/export.xml", "--offline", "--publish"],
      ["import", "--", "podcast", "old/feed.xml", "--media", "old/recordings", "--offline", "--publish"],
    ]
      .map((args) => {
        const { code, output } = project.npm(args);
        expect({ args, code, output }).toMatchObject({ code: 0 });
        return output;
      })
      .join("");

  const contentFiles = (): Record<string, string> => {
    const folder = join(project.folder, "content");
    return Object.fromEntries(
      walkDir(folder).map((file) => [file, file.endsWith(".mp3") ? "" : project.read(join("content", file))]),
    );
  };

  test("an old site's posts and episodes arrive, and the content has no error", () => {
    const report = importAll();
    for (const file of ["blog/brot-spiele.md", "blog/der-zweite.md", "podcast/die-erste-folge.md"])
      expect(report).toContain(`content/${file}`);
    expect(project.npm(["check:content"])).toMatchObject({ code: 0 });
  });

  test("a second run changes nothing", () => {
    const before = contentFiles();
    const report = importAll();
    expect(report).toContain("content/blog/brot-spiele.md is there already");
    expect(contentFiles()).toEqual(before);
  });
};

/** @param inFolder the project as it was built after the import */
export const describeMovedSite = (inFolder: () => Project): void => {
  test("an old site's posts and episodes are on the new site, at their old addresses", async () => {
    const server = await startNginx(join(inFolder().folder, "delivery"));
    try {
      const get = async (path: string) => {
        const { status, headers, body } = await ask(server.port, { path });
        return { status, location: new URL(headers["location"] ?? "", "http://x").pathname, text: body.toString() };
      };
      for (const [old, now, words] of [
        ["/2019/03/brot-spiele/", "/blog/brot-spiele", "Zwetschgendarre"],
        ["/2019/04/der-zweite", "/blog/der-zweite", "Vom Kneten"],
      ] as const) {
        const moved = await get(old);
        const target = moved.location === now ? moved : await get(moved.location);
        expect({ old, status: moved.status, location: target.location }).toEqual({ old, status: 301, location: now });
        const page = await get(now);
        expect(page).toMatchObject({ status: 200, text: expect.stringContaining(words) as string });
      }
      expect((await get("/blog/brot-spiele")).text).toContain('href="/blog/der-zweite"');
      const episode = await get("/podcast/die-erste-folge");
      expect(episode).toMatchObject({ status: 200, text: expect.stringContaining("Zwetschgendarre") as string });
      expect(/<guid[^>]*>alt-1<\/guid>/.test((await get(feedPaths.podcast)).text)).toBe(true);
    } finally {
      await server.stop();
    }
  });
};
