import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below those that a system gives to connections (from 32,768 on): such a one could be taken before a server comes to use it.
 * Above 10,080, the last that browsers refuse to open.
 */
const FIRST = 11_000;
const AFTER_LAST = 32_768;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A port of the loopback interface that nobody listens on, and that nobody is given by chance. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
};
