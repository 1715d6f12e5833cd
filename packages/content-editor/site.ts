/** The site that the editor is for. */
import type { Site } from "content-kit/site";
import { knowKinds } from "./kinds";

let known: Site | undefined;

/** Takes the site over; before anything else of the editor runs. */
export const setSite = (site: Site): void => {
  known = site;
  knowKinds(site);
};

/** @throws before `setSite` */
export const theSite = (): Site => {
  if (!known) throw new Error("The editor has not been given the site: call setSite first.");
  return known;
};
