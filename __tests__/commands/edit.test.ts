/** `npm run edit` and `npm run develop` say why they cannot start, before anything else is done. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageProblem, placeOf } from "../../scripts/lib/develop-arguments";

test.each(["edit", "develop"])("npm run %s names a port that is taken, and how to take another", async (command) => {
  const other = createServer().listen(0, "localhost");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ["--require", "tsx/cjs", `scripts/${command}.ts`, "-p", String(port)],
    { encoding: "utf8", timeout: 60_000 },
  );
  other.close();
  expect(stderr.trim()).toBe(
    `Port ${port} is taken, perhaps by another npm run edit or npm run develop.\nFix: stop that one, or take another port: npm run ${command} -- -p ${port + 10}`,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});

test.each([
  [["--port=8010"], 8010],
  [["-p", "8011", "--open"], 8011],
  [[], 8000],
])("the arguments %j are for port %i", (args, port) => {
  expect(placeOf(args)).toEqual({ host: "localhost", port });
});

test("missing packages of the editor are named", () => {
  const root = mkdtempSync(join(tmpdir(), "packages-"));
  mkdirSync(join(root, "node_modules/decap-cms-core"), { recursive: true });
  expect(packageProblem(root)).toMatch(/missing: decap-cms-backend-proxy\.\nFix: npm ci \(without --omit=dev\)$/);
  expect(packageProblem()).toBeUndefined();
  rmSync(root, { recursive: true });
});
