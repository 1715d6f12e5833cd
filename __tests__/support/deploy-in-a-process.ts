/**
 * Deploys in a process of its own, which can be ended as the power ends it: `DELIVERY TO [die|wait STEP]`.
 * It dies before the step that it is told, or says the step and waits to be ended.
 */
import { writeSync } from "node:fs";
import { deploy } from "../../src/deploy/deploy";

const [delivery = "", to = "", what, at] = process.argv.slice(2);

const rest = (): void => {
  writeSync(1, `${at}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

try {
  const release = deploy({
    delivery,
    to,
    onStep: (step) => {
      if (step !== at) return;
      if (what === "die") process.kill(process.pid, "SIGKILL");
      else rest();
    },
  });
  console.log(release);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
