/** The files that src/gatsby/outputs/site-data.ts writes. */
declare module "@site-data" {
  const shell: {
    siteSettings: NonNullable<Queries.ShellQuery["siteSettings"]>;
    navigation: NonNullable<Queries.ShellQuery["navigation"]>;
    labels: NonNullable<Queries.ShellQuery["labels"]>;
  };
  export default shell;
}

declare module "@icon" {
  /** The address of the icon of browser tabs. */
  const address: string;
  export default address;
}
