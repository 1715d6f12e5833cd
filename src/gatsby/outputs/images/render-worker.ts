/**
 * Draws pictures in a process of its own: the text engine reads which typefaces there are when it is loaded, and Gatsby
 * has loaded it long before. Takes a list of jobs as JSON on its input; ends with code 1 and the reason where one fails.
 */
import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import sharp from "sharp";
import { cardPicture } from "./render-card";
import { coverPicture, ownCoverPicture } from "./render-cover";
import type { Drawing } from "./types";
import { iconPicture } from "./render-icon";

/** A drawing, and the file that it is written to. */
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
  // A picture is small: several at a time are faster than several threads for one.
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
