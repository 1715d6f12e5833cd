import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readdirSync } from "node:fs";
import { pageText } from "../../../src/gatsby/outputs/search/extract-text";
import { searchRecord } from "../../../src/gatsby/outputs/search/records";
import { writeSearchFiles } from "../../../src/gatsby/outputs/search";

const AWKWARD = `"Quotes", <b>tags</b> & 'more' 😀 שלום`;

describe("A page's search text", () => {
  test("excludes header, footer, menus, forms, drawings and decoration", () => {
    const html = `<body><header>Top</header><main id="main"><nav>Crumbs</nav><h1>A heading</h1><svg><title>no</title></svg>
      <p>First &amp; <a href="/x">linked</a>
      line&#x2019;s end.</p><span aria-hidden="true">→</span><form>Field</form><ul><li>One</li><li>Two</li></ul></main><footer>Foot</footer>`;
    expect(pageText(html)).toBe("A heading. First & linked line’s end. One. Two.");
  });

  test("has a space between inline elements that the layout separates", () => {
    const html = `<main><p><time>June 17, 2025</time><span>44:10</span> <b>f</b>ree</p></main>`;
    expect(pageText(html)).toBe("June 17, 2025 44:10 free.");
  });

  test("is empty without a main element", () => expect(pageText("<body>Words</body>")).toBe(""));
});

describe("A title of quotes, tags, an emoji and right-to-left text", () => {
  const folder = mkdtempSync(join(tmpdir(), "search-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("comes out of the index unchanged", async () => {
    const record = searchRecord(
      { path: "/blog/x", kind: "article", title: AWKWARD, about: "About", description: AWKWARD },
      `${AWKWARD} text`,
    );
    await writeSearchFiles([record], "de-DE", folder);
    const fragments = join(folder, "pagefind/fragment");
    const [name = ""] = readdirSync(fragments);
    const text = gunzipSync(readFileSync(join(fragments, name))).toString("utf8");
    expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({
      url: "/blog/x",
      meta: { kind: "article", shown: AWKWARD, description: AWKWARD },
    });
  });

  test("fails with the worker's error if it ends early", async () => {
    // More than a pipe's buffer, so that writing fails.
    const large = {
      url: "/x",
      content: "word ".repeat(50_000),
      shown: { kind: "page" as const, shown: "X", description: "" },
      searched: { title: "X", about: "" },
    };
    const node = jest.replaceProperty(process, "execPath", "/bin/false");
    const writing = writeSearchFiles([large], "de-DE", join(folder, "other"));
    node.restore();
    await expect(writing).rejects.toThrow("Command failed: /bin/false");
  });

  test("consists of script, index and word list, without Pagefind's interface", () => {
    const files = readdirSync(join(folder, "pagefind"));
    expect(files).toEqual(
      expect.arrayContaining(["pagefind.js", "pagefind-entry.json", "words.txt", "wasm.de.pagefind"]),
    );
    expect(files.filter((file) => /ui|highlight|css/.test(file))).toEqual([]);
  });
});
