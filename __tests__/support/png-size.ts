/** Width and height of a PNG, from its header. */
export const sizeOfPng = (png: Buffer): { width: number; height: number } => {
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error("Not a PNG file.");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};
