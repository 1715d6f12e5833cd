/** docs/exploring-data.md: the queries of docs/queries, each with a link that opens it in GraphiQL. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const QUERY_FOLDER = "docs/queries";

const GRAPHIQL = "http://localhost:8000/___graphql";

export interface WorkedQuery {
  /** The file in docs/queries. */
  file: string;
  /** The question that its first line asks. */
  question: string;
  /** The sentences below it. */
  answer: string;
  text: string;
}

/** All queries in the order of their numbers. `root` is the folder of the tree. */
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

/** The address that opens a query in GraphiQL; parentheses would end a link of Markdown. */
export const linkOf = (text: string): string =>
  `${GRAPHIQL}?query=${encodeURIComponent(text).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const INTRODUCTION = `# Exploring the data

All content can be asked for in GraphQL while \`npm run develop\` runs: at <http://localhost:8000/___graphql> stands GraphiQL,
a page in which to write a query on the left and see the answer on the right. Nothing that is done there can change a file.

- **What there is.** The book in the left bar opens the documentation: every type, field and argument has a sentence. The
  folder below it opens the explorer, in which a query is put together by ticking boxes.
- **One entry or a list.** \`service(slug: { eq: "paid-media" })\` is one service, \`allService\` a list of them; so it is for
  every type.
- **Which.** \`filter\` takes a condition for any field, also of what is linked: \`allCity(filter: { state: { slug: { eq:
  "texas" } } })\`. \`eq: null\` finds what is left out.
- **In what order.** \`sort: { population: DESC }\`; \`limit\` and \`skip\` take a part of the list.
- **How many.** \`totalCount\`, \`sum\`, \`min\`, \`max\`, \`distinct\` and \`group\` work out a number instead of a list. The field
  is named with \`SELECT\`: \`sum(field: { population: SELECT })\`.
- **In a page.** The same query in a template is \`graphql\` with backticks; Gatsby writes its TypeScript type,
  \`Queries.…Query\`. [Architecture](architecture.md) says where pages ask.

The queries below are files in [queries/](queries/), and the tests run each of them against the content. A title opens the
query in GraphiQL; the page itself is written from the files by \`npm run generate\`.
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
