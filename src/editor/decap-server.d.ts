declare module "decap-server/dist/middlewares.js" {
  /** The part of Express that the package uses. */
  interface Application {
    use: (handler: never) => unknown;
    post: (path: string, handler: never) => unknown;
  }

  /** Serves the folder in GIT_REPO_DIRECTORY at `/api/v1`. */
  export const registerLocalFs: (app: Application, options: { logLevel?: string }) => Promise<void>;
}
