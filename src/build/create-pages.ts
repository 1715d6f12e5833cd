/** One page for every entry that has an address, and one not-found page for every section. */
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NOT_FOUND_FILES, routes } from "../routes";
import { writeShell } from "./shell-file";

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** The types whose every node is a page, and the template that makes it. */
const TEMPLATES = {
  Service: "service",
  Industry: "industry",
  IndustryService: "industry-service",
  State: "state",
  City: "city",
  Article: "article",
  Episode: "episode",
  Job: "job",
  LegalDocument: "legal",
} as const;

type PageType = keyof typeof TEMPLATES;

/** The query's result: for each type, the id and the path of its nodes. */
type Addresses = Record<`all${PageType}`, { nodes: { id: string; path: string }[] }>;

export const createPages = async ({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> => {
  const types = Object.keys(TEMPLATES) as PageType[];
  const query = types.map((type) => `all${type} { nodes { id path } }`).join("\n");
  const { data, errors } = await graphql<Addresses>(`{ ${query} }`);
  if (errors || !data) return reporter.panicOnBuild("The pages' addresses could not be read.", errors);

  for (const type of types) {
    const component = template(TEMPLATES[type]);
    for (const { id, path } of data[`all${type}`].nodes) actions.createPage({ path, component, context: { id } });
  }
  const { page, ...sections } = NOT_FOUND_FILES;
  // Gatsby itself makes /404.html of the page at /404, so that one is not made here.
  for (const path of [routes.notFound, ...Object.values(sections).filter((file) => file !== page)])
    actions.createPage({ path, component: template("not-found"), context: {} });

  await writeShell(graphql, reporter);
};
