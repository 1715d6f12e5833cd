/** What the pages that exist once have in common: search and their cards use heading and title. */
import { stripSiteName } from "../../../metadata/title";
import type { PageContext } from "../page-type";

interface SingleData {
  hero: { title: string };
  metadata: { title: string; description: string };
}

type Context = Pick<PageContext<unknown, unknown>, "siteName" | "path">;

export const single = {
  template: null,
  copy: null,
  name: ({ metadata }: SingleData) => metadata.title,
  description: ({ metadata }: SingleData) => metadata.description,
  search: ({ hero, metadata }: SingleData, { siteName }: Context) => ({
    kind: "page" as const,
    title: stripSiteName(metadata.title, siteName),
    about: hero.title,
  }),
  card: ({ hero, metadata }: SingleData, { siteName, path }: Context) => ({
    title: hero.title,
    kicker: stripSiteName(metadata.title, siteName),
    ornament: { kind: "line" as const, seed: path.slice(1) },
  }),
  listedOn: [],
};
