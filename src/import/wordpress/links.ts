/** Where the links of an older site lead. */
import { addressProblem } from "../../content-model/checks/addresses";
import { isDownload } from "../../content-model/fields";
import { kinds } from "../../content-model/kinds";
import { canonicalPath } from "../../lib/url-path";
import { routes } from "../../routes";
import type { Content } from "../../site/pages/content";
import { allAddresses } from "../../site/pages/urls";
import type { MediaImport } from "../media";
import type { WordpressExport } from "../wxr";
import type { Planned } from "./plan";

const pathKey = (path: string): string => (canonicalPath(path) ?? path).toLowerCase();

/** Where the links of the older site lead now. */
export class Links {
  private readonly byPath = new Map<string, Planned>();
  private readonly byId = new Map<string, Planned>();
  private readonly addresses: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;

  constructor(
    planned: readonly Planned[],
    site: WordpressExport,
    content: Content,
    private readonly media: MediaImport,
    private readonly isShown: (planned: Planned) => boolean,
    /** The counterpart of an older list by its path. */
    private readonly listAt: (path: string) => string | undefined,
  ) {
    for (const one of planned) {
      this.byId.set(one.item.id, one);
      if (URL.canParse(one.item.link)) this.byPath.set(pathKey(new URL(one.item.link).pathname), one);
    }
    this.addresses = new Set(
      allAddresses(
        content.entries,
        content.entries.map(({ path }) => path),
      ).keys(),
    );
    const settings = content.entries.find(({ kind }) => kind === kinds.site)?.data["url"];
    this.hosts = new Set(
      [site.url, typeof settings === "string" ? settings : ""].flatMap((url) =>
        URL.canParse(url) ? [new URL(url).host.replace(/^www\./, "")] : [],
      ),
    );
  }

  /** The new address; `undefined` where there is no such page. */
  of(address: string, mediaRoot: string): string | undefined {
    const [scheme = ""] = /^[a-z][a-z\d+.-]*(?=:)/i.exec(address) ?? [];
    if (/^(?:tel|mailto)$/i.test(scheme)) {
      const clean = address.replace(/\s+/g, "").replace(/^[A-Za-z]+/, (name) => name.toLowerCase());
      return /^(?:mailto:[^@\s]+@[^@\s]+\.[^@\s]+|tel:\+?[\d().-]+)$/.test(clean) ? clean : undefined;
    }
    if (scheme && !/^https?$/i.test(scheme)) return undefined;
    if (!scheme && !address.startsWith("/")) return undefined;
    if (scheme && !URL.canParse(address)) return undefined;
    const url = new URL(address, "https://own.invalid");
    const file = this.media.pathOf(address);
    if (file !== undefined && isDownload(file)) return `${mediaRoot}${file}`;
    if (scheme && !this.isOwn(url)) return addressProblem(address) ? undefined : address.replaceAll(" ", "%20");
    const page = this.ownPage(url);
    const { hash } = url;
    return page !== undefined && hash.startsWith("#section-") ? page + hash : page;
  }

  /** True for a page of the older site that is taken, but that visitors do not see yet. */
  isHidden(address: string): boolean {
    if (!URL.canParse(address, "https://own.invalid")) return false;
    const url = new URL(address, "https://own.invalid");
    if (url.host !== "own.invalid" && !this.isOwn(url)) return false;
    const found = this.planFor(url);
    return found !== undefined && !this.isShown(found);
  }

  private isOwn({ host }: URL): boolean {
    return this.hosts.has(host.replace(/^www\./, ""));
  }

  private planFor({ pathname, searchParams }: URL): Planned | undefined {
    const id = searchParams.get("p") ?? searchParams.get("page_id");
    return id === null ? this.byPath.get(pathKey(pathname)) : this.byId.get(id);
  }

  private ownPage(url: URL): string | undefined {
    const found = this.planFor(url);
    if (found) return this.isShown(found) ? found.address : undefined;
    if (/[?&](?:p|page_id)=/.test(url.search)) return undefined;
    const path = pathKey(url.pathname);
    if (this.addresses.has(path)) return path;
    return this.listOf(path);
  }

  /** Lists of WordPress that have a counterpart: categories, tags, authors, months and the feed. */
  private listOf(path: string): string | undefined {
    if (!this.addresses.has(routes.blog)) return undefined;
    const isPeriod = /^\/(?:19|20)\d\d(?:\/\d\d){0,2}(?:\/page\/\d+)?$/.test(path);
    return this.listAt(path) ?? (isPeriod ? routes.blog : undefined);
  }
}
