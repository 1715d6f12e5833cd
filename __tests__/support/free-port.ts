import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ephemeral ports (from 32,768), which the system may assign at any time; above 10,080, the last port
 * browsers block.
 */
const FIRST = 11_000;
const AFTER_LAST = 32_768;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });

/** A free port of the loopback interface. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
};
