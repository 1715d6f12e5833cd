import { startWorkerd } from "../support/workerd";
import { describeHost } from "./describe-host";

let output: (() => string) | undefined;

describe("Cloudflare's runtime with the generated configuration", () => {
  describeHost("workerd", async (delivery) => {
    const server = await startWorkerd(delivery);
    output = server.output;
    return server;
  });

  test("wrangler understands every rule", () => {
    expect(output?.()).toMatch(/Parsed \d+ valid redirect rules?\./);
    expect(output?.()).not.toMatch(/Found \d+ invalid|invalid (?:redirect|header)/i);
  });
});
