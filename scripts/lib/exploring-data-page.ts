/** docs/exploring-data.md: the queries of docs/queries, each with a link that opens it in GraphiQL. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const QUERY_FOLDER = "docs/queries";

const GRAPHIQL = "http://localhost:8000/___graphql";

export interface WorkedQuery {
  /** The file in docs/queries. */
  file: string;
  /** Its first line, which is a question. */
  question: string;
  /** The comment lines below the question. */
  answer: string;
  text: string;
}

/** All queries, sorted by number. `root` is the repository's root. */
export const workedQueries = (root = "."): WorkedQuery[] =>
  readdirSync(join(root, QUERY_FOLDER))
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, QUERY_FOLDER, file), "utf8");
      const [question = "", ...answer] = text
        .split("\n")
        .filter((line) => line.startsWith("#"))
        .map((line) => line.replace(/^#\s*/, ""));
      return { file, question, answer: answer.join(" "), text };
    });

/** The URL that opens a query in GraphiQL. Parentheses are escaped, because they would end a Markdown link. */
const linkOf = (text: string): string =>
  `${GRAPHIQL}?query=${encodeURIComponent(text).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const INTRODUCTION = `# Exploring the data

While \`npm run develop\` runs, <http://localhost:8000/___graphql> is GraphiQL: write a query on the left, read the result on the right.
Queries cannot change anything. With another port, change it in the links below, too.

- **Schema.** The book icon opens the documentation: every type and field of the site has a description. The folder icon below it opens
  the explorer, which builds a query from check boxes.
- **One entry or a list.** \`service(slug: { eq: "paid-media" })\` is one service, \`allService\` a list; every type has both.
- **Filter.** \`filter\` takes conditions on any field, also of linked nodes:
  \`allCity(filter: { state: { slug: { eq: "texas" } } })\`. \`eq: null\` finds missing values. A boolean is never null: where a file
  says nothing, it is \`false\`.
- **Dates.** They compare with \`gt\`, \`gte\`, \`lt\` and \`lte\`: \`filter: { date: { gte: "2025-01-01" } }\`. With \`formatString\` a date
  has another format, and with \`locale\` other names of months: \`date(formatString: "D MMMM YYYY", locale: "fr")\`. \`dateText\` is the
  date as the site shows it.
- **Cities.** \`city(state: "florida", slug: "miami")\` is one city, or null, and \`citiesWithin(of: "florida/miami", miles: 25)\` (or
  \`kilometers\`) has those around it, nearest first.
- **Sort and paginate.** \`sort: { population: DESC }\`; \`limit\` and \`skip\`.
- **Aggregate.** \`totalCount\`, \`sum\`, \`min\`, \`max\`, \`distinct\` and \`group\` return a number instead of a list. Name the field with
  \`SELECT\`: \`sum(field: { population: SELECT })\`. These are for numbers; of dates, \`earliest\` and \`latest\` return the first and the last.
- **In a page.** The same query in a template is a \`graphql\` tagged template; Gatsby generates its TypeScript type, \`Queries.…Query\`.
  See [How a page is made](architecture.md#how-a-page-is-made).

The queries below are files in [queries/](queries/). A test runs each of them against the content. The title of a section opens its query
in GraphiQL. \`npm run generate\` writes this page from the files.
`;

/** The whole page as Markdown. */
export const exploringDataPage = (queries = workedQueries()): string =>
  [
    INTRODUCTION.trim(),
    ...queries.map(({ file, question, answer, text }) =>
      [
        `## [${question}](${linkOf(text)})`,
        answer,
        `\`\`\`graphql\n${text.replace(/^#.*\n/gm, "")}\`\`\``,
        `File: [${file}](queries/${file})`,
      ].join("\n\n"),
    ),
  ].join("\n\n") + "\n";
