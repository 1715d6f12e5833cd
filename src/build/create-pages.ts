/** One page for every entry that has an address, and one not-found page for every section. */
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NOT_FOUND_FILES, routes } from "../routes";
import { runQuery } from "./run-query";
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

export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  const types = Object.keys(TEMPLATES) as PageType[];
  const query = types.map((type) => `all${type} { nodes { id path } }`).join("\n");
  const data = await runQuery<Addresses>(args, `{ ${query} }`, "The pages' addresses");

  for (const type of types) {
    const component = template(TEMPLATES[type]);
    for (const { id, path } of data[`all${type}`].nodes) args.actions.createPage({ path, component, context: { id } });
  }
  // Gatsby itself makes /404.html of the page at /404.
  for (const path of Object.values({ ...NOT_FOUND_FILES, page: routes.notFound }))
    args.actions.createPage({ path, component: template("not-found"), context: {} });

  // The design system's own page; the build that visitors get has none.
  if (process.env.NODE_ENV !== "production")
    args.actions.createPage({ path: "/kitchen-sink", component: template("kitchen-sink/index"), context: {} });

  await writeShell(args);
};
