import type { PageProps } from "gatsby";

/**
 * Props of a page with the query `Query`. Gatsby types node queries as nullable; the content check guarantees the
 * nodes, but those of lists that a site need not have (`Optional`).
 */
export type SitePageProps<Query, Optional extends keyof Query = never> = Pick<
  PageProps<{ [Field in keyof Query]: Field extends Optional ? Query[Field] : NonNullable<Query[Field]> }>,
  "data" | "location"
>;
