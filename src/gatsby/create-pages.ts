/** Creates a page for every entry with a path, and the 404 pages. */
import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { notFoundFiles, PAGE_SIZE, pageOfList, routes } from "../routes";
import type { ContentStore } from "./content-store";
import { entityId } from "../site/pages/node-id";
import { pathOf } from "../site/pages/page-types";
import type { SitePage } from "../site/pages/site-pages";
import { pageTypes } from "../site/pages/types";
import { absentLists } from "../site/pages/visibility";

/** The arguments of Gatsby's `createPage`. */
interface Page {
  path: string;
  /** Absolute path of the template. */
  component: string;
  /** Query variables. */
  context: PageContext;
}

interface PageContext {
  id?: string;
  /** The name of a topic. */
  topic?: string;
  /** True for a page without the menu and the columns of the footer. */
  bare?: true;
  /** How many entries of a list are on the pages before this one. */
  skip?: number;
}

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

const contextOf = ({ type, id, title, entry }: SitePage): PageContext => ({
  id,
  ...(type.derive ? { topic: title } : {}),
  ...(entry.data["navigation"] === "none" ? { bare: true } : {}),
});

const pageOfContent = (page: SitePage): Page => ({
  path: page.address,
  component: template(page.type.template as string),
  context: contextOf(page),
});

/** The pages of a list from the second on. */
const furtherPages = (list: string, entries: number, component: string, context: PageContext = {}): Page[] =>
  Array.from({ length: Math.max(0, Math.ceil(entries / PAGE_SIZE) - 1) }, (_, index) => ({
    path: pageOfList(list, index + 2),
    component,
    context: { ...context, skip: (index + 1) * PAGE_SIZE },
  }));

/** The further pages of all lists that are divided. */
const archivePages = (store: Store): Page[] => {
  const all = store.all();
  return pageTypes.flatMap((type) => {
    const { further, derive } = type;
    const own = further ? all.filter(({ kind }) => kind === further.of).length : 0;
    return [
      ...(further ? furtherPages(pathOf(type), own, template(further.template)) : []),
      ...(derive?.(all) ?? []).flatMap(({ slug, name: topic, path, entries }) =>
        furtherPages(path, entries.length, template(type.template as string), { id: entityId("Topic", slug), topic }),
      ),
    ];
  });
};

const pageWithoutContent = (path: string, name: string): Page => ({ path, component: template(name), context: {} });

/** All pages outside src/pages: those of the content, and fixed ones. */
const wantedPages = (store: Store): Page[] => [
  ...store.pages().map(pageOfContent),
  ...archivePages(store),
  // Gatsby creates /404.html from the page at /404.
  ...Object.values({ ...notFoundFiles, page: routes.notFound }).map((path) => pageWithoutContent(path, "not-found")),
];

type Store = Pick<ContentStore, "pages" | "all" | "checked" | "isPreview">;

type Actions = Pick<CreatePagesArgs, "actions">;

/**
 * Creates the pages. Initial pages are created statefully: Gatsby deletes pages of `createPages` at every save unless
 * they are created again, which takes 0.3 s for 4,000.
 */
export class PageRegistry {
  /** Unchanged initial pages by path; undefined before they are created. */
  private atStart: Map<string, Page> | undefined;

  /** The pages in src/pages that were taken off, as nothing is in their lists. */
  private readonly takenOff = new Map<string, Page>();

  constructor(private readonly store: Store) {}

  /** Gatsby's `onCreatePage`: takes off a list that the site does not have. */
  takeOff({ page, actions }: CreatePageArgs): void {
    if (!this.absent().includes(page.path)) return;
    const { path, component } = page;
    this.takenOff.set(path, { path, component, context: {} });
    actions.deletePage(page);
  }

  private absent(): string[] {
    return absentLists(this.store.checked, this.store.isPreview);
  }

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
      if (now?.component === page.component && isDeepStrictEqual(now.context, page.context)) continue;
      if (!now) actions.deletePage(page);
      atStart.delete(path);
    }
    for (const [path, page] of wanted) if (!atStart.has(path)) actions.createPage(page);
    const absent = this.absent();
    for (const [path, page] of this.takenOff) if (!absent.includes(path)) actions.createPage(page);
  }
}
