declare module "decap-cms-locales" {
  interface Phrases {
    [name: string]: string | Phrases;
  }
  export const en: Phrases;
}

declare module "decap-cms-widget-*" {
  const widget: { Widget: () => object };
  export default widget;
}

declare module "decap-cms-backend-*" {
  type Backend = unknown;
  export const BitbucketBackend: Backend, ForgejoBackend: Backend, GitGatewayBackend: Backend, GiteaBackend: Backend;
  export const GitHubBackend: Backend, GitLabBackend: Backend, ProxyBackend: Backend, TestBackend: Backend;
}

declare module "decap-cms-core/dist/esm/redux/index.js" {
  /** Typed in store.ts. */
  export const store: unknown;
}

declare module "decap-cms-core/dist/esm/actions/entries.js" {
  export const loadEntry: (collection: unknown, slug: string) => object;
  export const tryLoadEntry: (state: unknown, collection: unknown, slug: string) => Promise<object>;
  export const deleteLocalBackup: (collection: unknown, slug: string) => object;
}

declare module "decap-cms-core/dist/esm/routing/history.js" {
  export const history: { location: { pathname: string }; listen: (listener: () => void) => () => void };
}

declare module "decap-cms-core/dist/esm/actions/deploys.js" {
  export const loadDeployPreview: (collection: unknown, slug: string, entry: unknown, published: boolean) => object;
}

declare module "decap-cms-core/dist/esm/actions/mediaLibrary.js" {
  export const loadMedia: () => object;
  export const persistMedia: (file: File, options: object) => object;
}

declare module "decap-cms-core/dist/esm/reducers/entries.js" {
  export const selectMediaFilePublicPath: (
    config: unknown,
    collection: unknown,
    path: string,
    entry: unknown,
    field: unknown,
  ) => string;
}

/** The library of the form's values, of which Decap CMS has a version of its own. */
declare module "immutable" {
  export interface Map<Name, Value> {
    get: (name: Name) => Value | undefined;
    set: (name: Name, value: Value) => Map<Name, Value>;
  }
  export interface List<Item> {
    size: number;
    toArray: () => Item[];
    set: (index: number, item: Item) => List<Item>;
    delete: (index: number) => List<Item>;
    push: (item: Item) => List<Item>;
    insert: (index: number, item: Item) => List<Item>;
  }
  export const Map: <Name, Value>(values?: Readonly<Record<string, Value>>) => Map<Name, Value>;
  export const List: (<Item>(items?: readonly Item[]) => List<Item>) & { isList: (value: unknown) => boolean };
}

declare module "decap-cms-core/dist/esm/lib/urlHelper.js" {
  export const sanitizeSlug: (title: string, options: Record<string, unknown>) => string;
}
