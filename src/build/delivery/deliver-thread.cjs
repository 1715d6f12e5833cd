/** One of the threads of `deliver-files.ts`: delivers its share, and tells what is known of each file. */
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
require("tsx/cjs");

const { deliverFile } = require("./deliver-file.ts");
const { site, jobs } = workerData;
parentPort.postMessage(jobs.map((job) => deliverFile(site, job)));
