/** One of the threads of `in-threads.ts`: does its share of the jobs, and tells what came of each. */
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
require("tsx/cjs");

const { module: file, name, context, jobs } = workerData;
const { [name]: work } = require(file);
parentPort.postMessage(jobs.map((job) => work(context, job)));
