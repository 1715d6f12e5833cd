import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxRules } from "site-delivery/hosting/nginx";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";
import { describeHost, wrong } from "./describe-host";
import { rows, rules, site } from "./requests";

describe("nginx with the generated configuration", () => describeHost("nginx", startNginx));

test("a configuration that is written again, without a build, serves the same", async () => {
  const delivery = mkdtempSync(join(tmpdir(), "nginx-rules-"));
  symlinkSync(site, join(delivery, "site"));
  writeFileSync(join(delivery, "nginx.conf"), nginxRules(rules));
  const { port, stop } = await startNginx(delivery);
  const found: string[] = [];
  for (const row of rows) {
    const sentences = wrong(await ask(port, row), row.on?.nginx ?? row.expected);
    found.push(...sentences.map((sentence) => `${row.title}: ${sentence}`));
  }
  await stop();
  rmSync(delivery, { recursive: true });
  expect(found).toEqual([]);
});
