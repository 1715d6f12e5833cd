import type { PageProps } from "gatsby";

/**
 * Props of a page with the query `Query`. Gatsby types node queries as nullable; the content check guarantees the
 * nodes.
 */
export type SitePageProps<Query> = Pick<
  PageProps<{ [Field in keyof Query]: NonNullable<Query[Field]> }>,
  "data" | "location"
>;
