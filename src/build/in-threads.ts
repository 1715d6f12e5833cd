/** Work on many things that have nothing to do with each other, on all processors. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";

/** A function of a module, which threads load. What it is given and gives back is copied from thread to thread. */
export interface Work<Context, Job, Result> {
  /** The module's path from the repository's root. */
  module: string;
  /** The name that the module exports the function by. */
  name: string;
  run: (context: Context, job: Job) => Result;
}

/** The threads' own code is not compiled: Gatsby runs this module from another folder. */
const THREAD = "src/build/thread.cjs";

const inThread = <Result>(share: object): Promise<Result[]> =>
  new Promise((done, fail) => {
    const worker = new Worker(resolve(THREAD), { workerData: share, execArgv: [] });
    worker.once("message", done);
    worker.once("error", fail);
    worker.once("exit", () => fail(new Error("A thread has ended before its work was done.")));
  });

/**
 * Does all jobs.
 * @param worth how many threads the jobs are worth: of less than two, they are done here
 * @returns what came of each job, in the order of the jobs
 * @throws what a job throws
 */
export const inThreads = async <Context, Job, Result>(
  { module, name, run }: Work<Context, Job, Result>,
  context: Context,
  jobs: readonly Job[],
  worth: number,
): Promise<Result[]> => {
  const threads = Math.min(availableParallelism(), jobs.length, Math.floor(worth));
  if (threads < 2) return jobs.map((job) => run(context, job));
  // Every so many-th job: neighbors are alike, and so are the shares.
  const shares = Array.from({ length: threads }, (_, thread) => jobs.filter((__, index) => index % threads === thread));
  const results = await Promise.all(
    shares.map((share) => inThread<Result>({ module: resolve(module), name, context, jobs: share })),
  );
  return jobs.map((_, index) => results[index % threads]?.[Math.floor(index / threads)] as Result);
};
