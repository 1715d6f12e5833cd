/**
 * Lower bound of a Gatsby site: renders its pages again without Gatsby, with the same components and data, to strings
 * and files, in one process. The rest of a build's time is Gatsby's overhead.
 *
 * Arguments: site folder, output folder, path prefix of the pages. Prints one line of JSON.
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
  // Read before the clock starts: the bound excludes loading data.
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
