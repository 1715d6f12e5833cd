import type { PageProps } from "gatsby";

/**
 * The props of a page whose query is `Query`. Gatsby lets every query for one node be null; the check of the content has
 * made sure that each of these is there, and a page is only made for a node that is.
 */
export type SitePageProps<Query> = Pick<
  PageProps<{ [Field in keyof Query]: NonNullable<Query[Field]> }>,
  "data" | "location"
>;
