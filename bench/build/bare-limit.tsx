/**
 * Lower bound of the bare page: renders all cities to strings and writes them, in one process.
 * Arguments: data folder, output folder, maximum number of pages. Prints one line of JSON.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PageProps } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import CityPage from "./bare/src/templates/city";

type Context = Parameters<typeof CityPage>[0]["pageContext"];

const [, , data = "", output = "", most] = process.argv;

const pages = readdirSync(data)
  .sort()
  .flatMap((file) => {
    const {
      slug,
      name: state,
      cities,
    } = JSON.parse(readFileSync(join(data, file), "utf8")) as {
      slug: string;
      name: string;
      cities: { slug: string; name: string; population: number }[];
    };
    return cities.map(({ slug: city, name, population }) => ({
      path: `/${slug}/${city}`,
      pageContext: { name, population, state, slug },
    }));
  })
  .slice(0, Number(most));

const html = (page: { path: string; pageContext: Context }): string => {
  const body = renderToString(<CityPage {...(page as PageProps<object, Context>)} />);
  const { title, meta, link } = Helmet.renderStatic();
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `${title.toString()}${meta.toString()}${link.toString()}</head><body>${body}</body></html>`
  );
};

const began = performance.now();
for (const page of pages) {
  const file = join(output, `${page.path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html(page));
}
console.log(JSON.stringify({ pages: pages.length, seconds: (performance.now() - began) / 1e3 }));
