declare module "express" {
  import type { Server } from "node:http";
  import type { DevServer } from "../../src/editor/dev-server";

  interface Application extends DevServer {
    listen: (port: number, host: string, listening: () => void) => Server;
  }

  const express: () => Application;
  export default express;
}
