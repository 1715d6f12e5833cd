/** The states in the folder `data`, read once. */
import { readdirSync, readFileSync } from "node:fs";

export interface State {
  slug: string;
  name: string;
  cities: { slug: string; name: string; population: number }[];
}

export const states = readdirSync("data")
  .sort()
  .map((file) => JSON.parse(readFileSync(`data/${file}`, "utf8")) as State);
