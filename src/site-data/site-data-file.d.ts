/** Modules written by src/gatsby/outputs/site-data.ts. */
declare module "@site-data" {
  const siteData: {
    siteSettings: NonNullable<Queries.SiteDataQuery["siteSettings"]>;
    navigation: NonNullable<Queries.SiteDataQuery["navigation"]>;
    labels: NonNullable<Queries.SiteDataQuery["labels"]>;
    /** `HeaderFit` of src/design/header-fit.ts. */
    headerFit: Record<"links" | "search" | "name" | "action", number>;
    /** The year of the build. */
    buildYear: number;
  };
  export default siteData;
}

declare module "@icon" {
  /** URL of the favicon. */
  const address: string;
  export default address;
}

declare module "@verification" {
  /** Attributes of the home page's meta elements. */
  const tags: { name: string; content: string }[];
  export default tags;
}

declare module "@page-start" {
  /** Inline script of pages; `__CONFIG__` is replaced when rendering. */
  const script: string;
  export default script;
}

declare module "@icon-drawings" {
  /** What each icon that the site names draws, as SVG. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
