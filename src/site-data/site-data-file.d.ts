/** The files that src/gatsby/outputs/site-data.ts writes. */
declare module "@site-data" {
  const siteData: {
    siteSettings: NonNullable<Queries.SiteDataQuery["siteSettings"]>;
    navigation: NonNullable<Queries.SiteDataQuery["navigation"]>;
    labels: NonNullable<Queries.SiteDataQuery["labels"]>;
    /** The year of the build. */
    buildYear: number;
  };
  export default siteData;
}

declare module "@icon" {
  /** The address of the icon of browser tabs. */
  const address: string;
  export default address;
}

declare module "@page-start" {
  /** The script inside each page; `__CONFIG__` is to be filled in. */
  const script: string;
  export default script;
}
