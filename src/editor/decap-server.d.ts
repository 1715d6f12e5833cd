declare module "decap-server/dist/middlewares.js" {
  /** What the package asks of an Express application. */
  interface Application {
    use: (handler: never) => unknown;
    post: (path: string, handler: never) => unknown;
  }

  /** Serves the folder that GIT_REPO_DIRECTORY names at `/api/v1`. */
  export const registerLocalFs: (app: Application, options: { logLevel?: string }) => Promise<void>;
}
