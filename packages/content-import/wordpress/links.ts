/** Where the links of an older site lead now. */
import { addressProblem, isDownload } from "content-kit";
import { canonicalPath } from "content-kit/lib/url-path";
import type { ImportFrom } from "../entry";
import { urlOf, type Planned } from "./plan";
import type { WordpressSite } from "./read";

const pathKey = (path: string): string => (canonicalPath(path) ?? path).toLowerCase();

const bareHost = (url: string): string => (URL.canParse(url) ? new URL(url).host.replace(/^www\./, "") : "");

export class Links {
  private readonly byPath = new Map<string, Planned>();
  private readonly byId = new Map<string, Planned>();
  private readonly addresses: ReadonlySet<string>;
  private readonly hosts: ReadonlySet<string>;
  private readonly ownHost: string;
  private readonly media: ImportFrom["media"];

  constructor(
    planned: readonly Planned[],
    private readonly old: WordpressSite,
    { site, content, media }: ImportFrom,
  ) {
    for (const one of planned) {
      if (!this.byId.has(one.item.id)) this.byId.set(one.item.id, one);
      for (const path of [one.address, ...one.oldPaths, urlOf(one.item.link, old)?.pathname ?? one.address])
        if (path !== "/") this.byPath.set(pathKey(path), one);
    }
    const paths = content.entries.map(({ path }) => path);
    this.addresses = new Set(site.pages(content.entries, paths).keys());
    this.ownHost = bareHost(site.settings(content.entries)?.url ?? "");
    this.hosts = new Set(["", bareHost(old.url), this.ownHost]);
    this.media = media;
  }

  /** The new URL; `undefined` where there is no such page. */
  of(written: string, mediaRoot: string): string | undefined {
    const [scheme = ""] = /^[a-z][a-z\d+.-]*(?=:)/i.exec(written) ?? [];
    if (/^(?:tel|mailto)$/i.test(scheme)) {
      const clean = written.replace(/\s+/g, "").replace(/^[A-Za-z]+/, (name) => name.toLowerCase());
      return addressProblem(clean) ? undefined : clean;
    }
    const url = /^(?:https?)?$/i.test(scheme) ? urlOf(written, this.old) : undefined;
    if (!url) return undefined;
    const file = this.media.pathOf(url.href);
    if (file !== undefined && isDownload(file)) return `${mediaRoot}${file}`;
    if (scheme && !this.hosts.has(bareHost(written)))
      return addressProblem(written) ? undefined : written.replaceAll(" ", "%20");
    const page = this.ownPage(url);
    // Anchors of the older site are others.
    return page !== undefined && bareHost(written) === this.ownHost ? page + url.hash : page;
  }

  /** True for a URL of the older site, which is a loss where it leads nowhere now. */
  isOwn(written: string): boolean {
    return !/^[a-z][a-z\d+.-]*:/i.test(written) || (/^https?:/i.test(written) && this.hosts.has(bareHost(written)));
  }

  private ownPage({ pathname, searchParams }: URL): string | undefined {
    const id = searchParams.get("p") ?? searchParams.get("page_id");
    if (id !== null) return this.byId.get(id)?.address;
    const path = pathKey(pathname);
    return this.byPath.get(path)?.address ?? (this.addresses.has(path) ? path : undefined);
  }
}
