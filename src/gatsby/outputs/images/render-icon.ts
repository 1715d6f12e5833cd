/** Renders the icon in the sizes and formats that devices need. */
import sharp from "sharp";
import { FAIL_ON } from "content-kit";
import type { IconDrawing } from "./types";

/** An .ico file with a single PNG of up to 255 pixels. */
export const asIco = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** The icon as PNG or .ico, by file name. */
export const iconPicture = async ({ file, svg, size, share, background }: IconDrawing): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(Buffer.from(svg), { density: 300, failOn: FAIL_ON })
    .resize(inner, inner, { fit: "contain", background: transparent })
    .png()
    .toBuffer();
  const picture = sharp({
    create: { width: size, height: size, channels: 4, background: background ?? transparent },
  }).composite([{ input: drawn, gravity: "centre" }]);
  const png = await (background ? picture.flatten({ background }) : picture)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
  return file.endsWith(".ico") ? asIco(png, size) : png;
};
