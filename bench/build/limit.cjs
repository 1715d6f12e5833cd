/**
 * Renders pages of a built Gatsby site again, in one process and without Gatsby: the same components with the same data,
 * to a string and to a file. What a build takes beyond it is what Gatsby adds.
 *
 * Arguments: the site's folder, a folder to write to, and what the pages' addresses begin with. Writes one line of JSON.
 */
const { mkdirSync, readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { dirname, join } = require("node:path");
const { performance } = require("node:perf_hooks");

const [, , site, output, prefix, most] = process.argv;
process.chdir(site);
process.env.NODE_ENV = "production";
const gatsby = createRequire(join(site, "package.json"));
const gatsbyFile = (path) => gatsby(join(dirname(gatsby.resolve("gatsby/package.json")), "dist/utils", path));
const { getScriptsAndStylesForTemplate, readWebpackStats } = gatsbyFile("client-assets-for-template.js");

const data = join(site, "public/page-data");
const paths = readdirSync(join(data, prefix), { recursive: true })
  .filter((file) => file.endsWith("/page-data.json") && file.split("/").length === 3)
  .map((file) => `${prefix}/${dirname(file)}`)
  .slice(0, Number(most));

const run = async () => {
  const { default: render } = require(join(site, ".cache/page-ssr/routes/render-page.js"));
  const stats = await readWebpackStats(join(site, "public"));
  // Read before the clock starts: the limit is for who has the data at hand.
  const pages = paths.map((path) => JSON.parse(readFileSync(join(data, path, "page-data.json"), "utf8")));
  const resources = await getScriptsAndStylesForTemplate(pages[0].componentChunkName, stats);
  const page = async (pageData) => {
    const { html } = await render({
      ...{ pagePath: pageData.path, pageData, staticQueryContext: {}, context: { isDuringBuild: true } },
      ...resources,
    });
    return html;
  };
  const began = performance.now();
  for (const pageData of pages) {
    const file = join(output, `${pageData.path}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await page(pageData));
  }
  console.log(JSON.stringify({ pages: pages.length, seconds: (performance.now() - began) / 1e3 }));
};

void run();
