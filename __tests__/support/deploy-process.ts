/** Deploys in a child process that exits (`die`) or pauses (`wait`) before a step: `DELIVERY TO [die|wait STEP]`. */
import { writeSync } from "node:fs";
import { deploy } from "site-delivery/deploy/deploy";

const [delivery = "", to = "", what, at] = process.argv.slice(2);

const rest = (): void => {
  writeSync(1, `${at}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

deploy({
  delivery,
  to,
  onStep: (step) => {
    if (step !== at) return;
    if (what === "die") process.kill(process.pid, "SIGKILL");
    else rest();
  },
}).then(
  ({ release }) => console.log(release),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
