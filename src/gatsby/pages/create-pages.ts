/** Creates a page for every entry with a path, and the 404 pages. */
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { NOT_FOUND_FILES, routes } from "../../routes";
import type { ContentStore } from "../content/content-store";
import type { SitePage } from "./site-pages";

/** The arguments of Gatsby's `createPage`. */
interface Page {
  path: string;
  /** Absolute path of the template. */
  component: string;
  /** Query variables. */
  context: { id?: string };
}

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** Node types whose nodes each have a page, with the template. */
const TEMPLATES: Readonly<Record<string, string>> = {
  Service: template("service"),
  Industry: template("industry"),
  IndustryService: template("industry-service"),
  State: template("state"),
  City: template("city"),
  Article: template("article"),
  Episode: template("episode"),
  Job: template("job"),
  LegalDocument: template("legal"),
};

const pageOfContent = ({ id, address }: SitePage): Page => {
  const component = TEMPLATES[id.slice(0, id.indexOf(":"))];
  if (!component) throw new Error(`No template makes the page of ${id}; name one in ${__filename}.`);
  return { path: address, component, context: { id } };
};

const pageWithoutContent = (path: string, name: string): Page => ({ path, component: template(name), context: {} });

/** All pages outside src/pages: those of the content, and fixed ones. */
const wantedPages = (store: Pick<ContentStore, "pages">): Page[] => [
  ...store.pages().map(pageOfContent),
  // Gatsby creates /404.html from the page at /404.
  ...Object.values({ ...NOT_FOUND_FILES, page: routes.notFound }).map((path) => pageWithoutContent(path, "not-found")),
  // The kitchen sink is not part of a production build.
  ...(process.env.NODE_ENV === "production" ? [] : [pageWithoutContent("/kitchen-sink", "kitchen-sink/index")]),
];

type Actions = Pick<CreatePagesArgs, "actions">;

/**
 * Creates the pages. Initial pages are created statefully: Gatsby deletes pages of `createPages` at every save unless
 * they are created again, which takes 0.3 s for 4,000.
 */
export class PageRegistry {
  /** Unchanged initial pages by path; undefined before they are created. */
  private atStart: Map<string, Page> | undefined;

  constructor(private readonly store: Pick<ContentStore, "pages">) {}

  /** Gatsby's `createPagesStatefully`: all initial pages. */
  createAll({ actions }: Actions): void {
    const pages = wantedPages(this.store);
    for (const page of pages) actions.createPage(page);
    this.atStart = new Map(pages.map((page) => [page.path, page]));
  }

  /** Gatsby's `createPages`, at start and after each change: pages added or removed since the start. */
  applyChanges({ actions }: Actions): void {
    const { atStart } = this;
    if (!atStart) return;
    const wanted = new Map(wantedPages(this.store).map((page) => [page.path, page]));
    for (const [path, page] of atStart) {
      const now = wanted.get(path);
      if (now?.component === page.component && now.context.id === page.context.id) continue;
      if (!now) actions.deletePage(page);
      atStart.delete(path);
    }
    for (const [path, page] of wanted) if (!atStart.has(path)) actions.createPage(page);
  }
}
