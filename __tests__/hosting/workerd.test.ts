import { startWorkerd } from "../support/workerd";
import { describeHost } from "./describe-host";

let output: (() => string) | undefined;

describe("Cloudflare's runtime with the generated configuration", () => {
  describeHost("workerd", async (delivery) => {
    const server = await startWorkerd(delivery);
    output = server.output;
    return server;
  });

  test("wrangler understands every header", () => expect(output?.()).not.toMatch(/Found \d+ invalid|invalid header/i));
});
