/** One page for every entry that has an address, and one not-found page for every section. */
import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { IGatsbyPage } from "gatsby/dist/redux/types";
import { NOT_FOUND_FILES, routes } from "../../routes";
import type { ContentStore } from "../content/content-store";
import type { SitePage } from "./site-pages";

/** A page as Gatsby is told of it. */
interface Page {
  path: string;
  /** The absolute path of its template. */
  component: string;
  /** What its query is asked with. */
  context: { id?: string };
}

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

/** The types whose every node is a page, and the template that makes it. */
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

/** The pages beside src/pages; those that the content makes now, and those that are always there. */
const wantedPages = (store: Pick<ContentStore, "pages">): Page[] => [
  ...store.pages().map(pageOfContent),
  // Gatsby itself makes /404.html of the page at /404.
  ...Object.values({ ...NOT_FOUND_FILES, page: routes.notFound }).map((path) => pageWithoutContent(path, "not-found")),
  // The design system's own page; the build that visitors get has none.
  ...(process.env.NODE_ENV === "production" ? [] : [pageWithoutContent("/kitchen-sink", "kitchen-sink/index")]),
];

type Actions = Pick<CreatePagesArgs, "actions">;

/** A page that Gatsby knows of an earlier run. */
export type KnownPage = Pick<IGatsbyPage, "componentPath" | "context" | "updatedAt" | "isCreatedByStatefulCreatePages">;

/** Whether telling Gatsby of the page would change nothing but when it was told last. */
const isSame = (known: KnownPage, { component, context }: Page): boolean =>
  known.isCreatedByStatefulCreatePages && known.componentPath === component && known.context["id"] === context.id;

/**
 * Tells Gatsby of the pages. Those that are there at the start are made in the step that Gatsby runs once: what is made in
 * the other, Gatsby forgets at every save of a file unless it is made again, and four thousand pages take a third of a
 * second.
 */
export class SitePages {
  /** The pages of the start that are still as they were, by path; `undefined` before they were made. */
  private atStart: Map<string, Page> | undefined;

  /** @param known the pages of a run before, where that has ended well; none otherwise */
  constructor(
    private readonly store: Pick<ContentStore, "pages">,
    private readonly known: () => ReadonlyMap<string, KnownPage> = () => new Map<string, KnownPage>(),
  ) {}

  /**
   * All pages: in Gatsby's createPagesStatefully. A page that stays is not made known anew, which takes a second for thirty
   * thousand: when it was made known is all that tells Gatsby whether it goes.
   */
  createAll({ actions }: Actions): void {
    const pages = wantedPages(this.store);
    const all = this.known();
    for (const page of pages) {
      const known = all.get(page.path);
      // Gatsby makes further pages of those that no content makes.
      if (known && page.context.id !== undefined && isSame(known, page)) known.updatedAt = Date.now();
      else actions.createPage(page);
    }
    this.atStart = new Map(pages.map((page) => [page.path, page]));
  }

  /** What has come and gone since: in Gatsby's createPages, which runs at the start too, and then after each change. */
  update({ actions }: Actions): void {
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
