/** The editing server over a copy of the fixture's content, without the site. */
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import express from "express";
import { serveEditor } from "content-editor/dev-server";
import { site } from "../../src/site/site";
import type { DevServer } from "content-editor/http";

const SOURCE = resolve(__dirname, "../fixtures/other-agency");

export interface EditorServer {
  /** A folder with nothing but the content folder. */
  readonly folder: string;
  /** The content folder. */
  readonly content: string;
  readonly port: number;
  /** Brings back the original content. */
  restore: () => void;
  stop: () => Promise<void>;
}

/** @param prepare registers routes that come first */
export const startEditorServer = async ({
  prepare,
}: {
  prepare?: (app: DevServer) => void;
} = {}): Promise<EditorServer> => {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const content = join(folder, "content");
  mkdirSync(content);
  process.env["SITE_CONTENT"] = content;
  const app = express() as DevServer & { listen: (port: number, host: string) => Server };
  prepare?.(app);
  serveEditor(app, site);
  const server = app.listen(0, "localhost");
  await once(server, "listening");
  return {
    folder,
    content,
    port: (server.address() as AddressInfo).port,
    restore: () => {
      rmSync(content, { recursive: true, force: true });
      cpSync(SOURCE, content, { recursive: true });
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      delete process.env["SITE_CONTENT"];
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
