/** Silent MP3 frames (MPEG 1 layer 3, 44.1 kHz, stereo) of given bit rates. */

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];

const frame = (kilobits: number): Buffer => {
  const bytes = Buffer.alloc(Math.floor((144_000 * kilobits) / 44_100));
  bytes.set([0xff, 0xfb, KILOBITS.indexOf(kilobits) << 4, 0]);
  return bytes;
};

/**
 * @param kilobits bit rate of each frame; a frame lasts 26 milliseconds
 * @param stated number of frames in a leading Xing header
 */
export const mp3Frames = (kilobits: readonly number[], { stated }: { stated?: number } = {}): Buffer => {
  const frames = kilobits.map(frame);
  if (stated === undefined) return Buffer.concat(frames);
  const header = frame(128);
  header.write("Xing", 36, "latin1");
  const sound = Buffer.concat([header, ...frames]);
  // Both fields are there: frames and bytes.
  sound.writeUInt32BE(3, 40);
  sound.writeUInt32BE(stated, 44);
  sound.writeUInt32BE(sound.length, 48);
  return sound;
};
