/** A server started by tests. */
import type { ChildProcess } from "node:child_process";
import { ask } from "./raw-request";

export interface RunningServer {
  port: number;
  stop: () => Promise<void>;
}

const MOST_TRIES = 300;
const BETWEEN_TRIES = 200;

/** Waits until the server responds. @throws if it exits first, or never responds. */
export const waitUntilReady = async (port: number, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    if (await ask(port, { path: "/" }).catch(() => null)) return;
    await new Promise((next) => setTimeout(next, BETWEEN_TRIES));
  }
  throw new Error("The server does not respond.");
};
