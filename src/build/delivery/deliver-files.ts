/** Puts many files into the delivery, on all processors. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { deliverFile, type Job, type Known } from "./deliver-file";

/** So many files are delivered in the time in which another thread starts. */
const WORTH_A_THREAD = 300;

/** What a thread is given. */
export interface Share {
  site: string;
  jobs: readonly Job[];
}

const inThread = (share: Share): Promise<Known[]> =>
  new Promise((done, fail) => {
    const worker = new Worker(resolve(__dirname, "deliver-thread.cjs"), { workerData: share, execArgv: [] });
    worker.once("message", done);
    worker.once("error", fail);
  });

/** @returns what is known of each file afterwards, in the order of the jobs */
export const deliverFiles = async (site: string, jobs: readonly Job[]): Promise<Known[]> => {
  const threads = Math.min(availableParallelism(), Math.floor(jobs.length / WORTH_A_THREAD));
  if (threads < 2) return jobs.map((job) => deliverFile(site, job));
  // Every so many-th file: neighbors are alike, and so are the shares.
  const shares = Array.from({ length: threads }, (_, thread) => jobs.filter((__, index) => index % threads === thread));
  const known = await Promise.all(shares.map((share) => inThread({ site, jobs: share })));
  return jobs.map((_, index) => known[index % threads]?.[Math.floor(index / threads)] as Known);
};
