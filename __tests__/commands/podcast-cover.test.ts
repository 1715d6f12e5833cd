/** Rendering of a custom podcast cover, which takes seconds each. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { ownCoverPicture } from "../../src/gatsby/outputs/images/render-cover";

test.each([
  ["a wide picture", 1600, 900],
  ["one with much in it", 3200, 3200],
])("a custom podcast cover, %s, meets the directories' requirements", async (_, width, height) => {
  const folder = mkdtempSync(join(tmpdir(), "cover-"));
  try {
    const picture = join(folder, "cover.png");
    // Noise compresses worst.
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
