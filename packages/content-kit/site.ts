/** A site as the programs around it see it: forms, import. The site hands itself over. */
import type { Entry } from "./checks/entry";
import type { SiteFact } from "./fields/site-facts";
import type { ContentKind } from "./kinds/kind";
import type { KindMatcher } from "./kinds/match-kind";
import type { ContentReader, FolderContent } from "./read/content-reader";

/** What every site derives from its entries. */
interface Today {
  /** Today in the site's time zone, as YYYY-MM-DD. */
  today: string;
  timeZone: string;
}

export type SiteContent = FolderContent<Today>;

interface GitHost {
  /** Its name, as Decap CMS has it. */
  backend: string;
  branch: string;
  repo?: string | undefined;
  baseUrl?: string | undefined;
  apiRoot?: string | undefined;
  appId?: string | undefined;
}

/** The settings that programs need. */
export interface SiteSettings {
  name: string;
  /** Without a path. */
  url: string;
  /** As in `en-US`. */
  language: string;
  phone: string;
  email: string;
  /** The git host that keeps the content, for an editor on the built site. */
  editor?: GitHost | null | undefined;
  /** What texts may have filled in, by name. */
  facts: Readonly<Record<SiteFact, string>>;
}

/** A page, by its path. */
interface PageOfFile {
  /** The file that makes it. */
  file: string;
  entry?: Entry;
  /** True where its headings are those of the file's text. */
  hasTextHeadings: boolean;
}

export interface Site extends Pick<KindMatcher, "matchKind"> {
  kinds: readonly ContentKind[];
  /** The module that exports `allKinds`, for a bundle that runs in browsers: an absolute path. */
  kindsModule: string;
  /** Reads a folder repeatedly, each time only what has changed. */
  reader: (folder: string) => ContentReader<Today>;
  /** Undefined without valid settings. */
  settings: (entries: readonly Entry[]) => SiteSettings | undefined;
  /** The path of a file's own page; undefined where it has none. */
  pathOf: (file: string) => string | undefined;
  /** All pages of some files, by path. */
  pages: (entries: readonly Entry[], files: readonly string[]) => ReadonlyMap<string, PageOfFile>;
  /** The paths that redirect, as the content has them, each with the file that lists it. */
  redirects: (content: SiteContent) => readonly { from: string; file: string }[];
}

/** The kind with a name. @throws if the site has none */
export const kindNamed = ({ kinds }: Pick<Site, "kinds">, name: string): ContentKind => {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`The site has no kind of content that is called ${name}.`);
  return kind;
};
