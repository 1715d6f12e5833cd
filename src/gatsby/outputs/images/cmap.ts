/** Reads which characters a font has. harfbuzzjs does, too, but only as an ES module, which Jest cannot load. */

/** Subtable formats of the `cmap` table (OpenType 1.9) that web fonts use. */
const SEGMENTS = 4;
const GROUPS = 12;

/** Format 4 ends with a segment for U+FFFF, which is not a character. */
const LAST_BMP = 0xffff;

const addSegments = (table: Buffer, at: number, found: Set<number>): void => {
  const count = table.readUInt16BE(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + 2 * count + 2;
  for (let index = 0; index < count; index++) {
    const end = table.readUInt16BE(ends + 2 * index);
    for (let code = table.readUInt16BE(starts + 2 * index); code <= end && code < LAST_BMP; code++) found.add(code);
  }
};

const addGroups = (table: Buffer, at: number, found: Set<number>): void => {
  const count = table.readUInt32BE(at + 12);
  for (let index = 0; index < count; index++) {
    const group = at + 16 + 12 * index;
    const end = table.readUInt32BE(group + 4);
    for (let code = table.readUInt32BE(group); code <= end; code++) found.add(code);
  }
};

const tableOf = (font: Buffer, wanted: string): Buffer => {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    if (font.toString("latin1", at, at + 4) === wanted) return font.subarray(font.readUInt32BE(at + 8));
  }
  return Buffer.alloc(4);
};

/** The code points that an unpacked font (TrueType or OpenType) has glyphs for. */
export const codePointsOf = (font: Buffer): Set<number> => {
  const cmap = tableOf(font, "cmap");
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + 8 * index + 4);
    const format = cmap.readUInt16BE(at);
    if (format === SEGMENTS) addSegments(cmap, at, found);
    if (format === GROUPS) addGroups(cmap, at, found);
  }
  return found;
};
