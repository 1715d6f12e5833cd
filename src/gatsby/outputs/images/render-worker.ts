/**
 * Renders images in a child process, because the text engine reads its fonts when it is loaded, which Gatsby does
 * early. Reads a JSON list of jobs from stdin; exits with 1 and the reason on a failure.
 */
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { cardPicture } from "./render-card";
import { coverPicture, ownCoverPicture } from "./render-cover";
import type { Drawing } from "./types";
import { iconPicture } from "./render-icon";

/** An image and its output file. */
export interface DrawingJob {
  drawing: Drawing;
  target: string;
}

const picture = (drawing: Drawing): Promise<Buffer> => {
  switch (drawing.kind) {
    case "card":
      return cardPicture(drawing);
    case "cover":
      return coverPicture(drawing);
    case "own-cover":
      return ownCoverPicture(drawing);
    case "icon":
      return iconPicture(drawing);
  }
};

const main = async (): Promise<void> => {
  // Images are small: several in parallel are faster than several threads for one.
  sharp.concurrency(1);
  const jobs = JSON.parse(await text(process.stdin)) as DrawingJob[];
  const next = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) writeFileSync(job.target, await picture(job.drawing));
  };
  await Promise.all([next(), next(), next()]);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
