/** A podcast's own cover as a build draws it: seconds each, too long for the tests that run while working. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ownCoverPicture } from "../../src/gatsby/outputs/images/render-cover";

test.each([
  ["a wide picture", 1600, 900],
  ["one with much in it", 3200, 3200],
])("a podcast's own cover, %s, is drawn as directories ask for it", async (_, width, height) => {
  const folder = mkdtempSync(join(tmpdir(), "cover-"));
  try {
    const picture = join(folder, "cover.png");
    // Noise is the heaviest that a picture can hold.
    await sharp({
      create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 9 } },
    })
      .png()
      .toFile(picture);
    const cover = await ownCoverPicture({ kind: "own-cover", file: "/social/podcast-cover.jpg", picture, sha256: "" });
    expect(await sharp(cover).metadata()).toMatchObject({ format: "jpeg", width: 3000, height: 3000, space: "srgb" });
    expect(cover.length).toBeLessThan(512 * 1024);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
