/** The used part of Decap CMS, whose own types need React 19. */
declare module "decap-cms-app" {
  /** Typed in main.ts. */
  const cms: unknown;
  export default cms;
}

declare module "decap-cms-core/dist/esm/redux/index.js" {
  /** Typed in store.ts. */
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
