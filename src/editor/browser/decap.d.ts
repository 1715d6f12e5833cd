/** What is used of Decap CMS. The packages' own types name React 19 and more. */
declare module "decap-cms-app" {
  /** What is used of it is declared in main.ts, beside its use. */
  const cms: unknown;
  export default cms;
}

declare module "decap-cms-core/dist/esm/redux/index.js" {
  /** What is used of it is declared in store.ts. */
  export const store: unknown;
}

declare module "decap-cms-core/dist/esm/actions/entries.js" {
  export const loadEntry: (collection: unknown, slug: string) => object;
}

declare module "decap-cms-widget-markdown/dist/esm/serializers/index.js" {
  interface Options {
    voidCodeBlock: boolean;
    remarkPlugins: readonly unknown[];
  }
  export const markdownToRemark: (markdown: string, remarkPlugins: readonly unknown[]) => unknown;
  export const markdownToSlate: (markdown: string, options: Options) => unknown[];
  export const slateToMarkdown: (slate: readonly unknown[], options: Options) => string;
}
