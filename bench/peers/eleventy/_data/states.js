import { readdirSync, readFileSync } from "node:fs";

export default () =>
  readdirSync("data")
    .sort()
    .map((file) => JSON.parse(readFileSync(`data/${file}`, "utf8")));
