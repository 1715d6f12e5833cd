/** Where `gatsby develop` is to answer, and why it cannot start there. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

export interface Place {
  host: string;
  port: number;
}

/** Gatsby's defaults, and its arguments for them. */
export const placeOf = (args: readonly string[]): Place => {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { port: { type: "string", short: "p" }, host: { type: "string", short: "H" } },
  });
  return { host: String(values.host ?? "localhost"), port: Number(values.port ?? process.env["PORT"] ?? 8000) };
};

/** The form editor's packages, which are only there for development. */
const EDITOR_PACKAGES = ["decap-cms-core", "decap-cms-backend-proxy"];

export const packageProblem = (root = resolve(".")): string | undefined => {
  const missing = EDITOR_PACKAGES.filter((name) => !existsSync(join(root, "node_modules", name)));
  return missing.length > 0
    ? `The form editor needs the packages ${EDITOR_PACKAGES.join(" and ")}; missing: ${missing.join(", ")}.\nFix: npm ci (without --omit=dev)`
    : undefined;
};

/** @param command what was called, for the advice */
export const portProblem = async ({ host, port }: Place, command: string): Promise<string | undefined> => {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return undefined;
    return `Port ${port} is taken, perhaps by another npm run edit or npm run develop.\nFix: stop that one, or take another port: npm run ${command} -- -p ${port + 10}`;
  } finally {
    server.close();
  }
};
