declare module "decap-cms-locales" {
  interface Phrases {
    [name: string]: string | Phrases;
  }
  export const en: Phrases;
}

declare module "decap-cms-backend-*" {
  // Typed in backends.ts.
  type Backend = new (config: object, options: object) => never;
  export const BitbucketBackend: Backend, ForgejoBackend: Backend, GitGatewayBackend: Backend, GiteaBackend: Backend;
  export const GitHubBackend: Backend, GitLabBackend: Backend, ProxyBackend: Backend;
}
