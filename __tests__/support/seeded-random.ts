/** Seeded randomness: `FAULT_SEED` repeats a run with the seed in a failed test's title. */

export const SEED = Number(process.env["FAULT_SEED"] ?? Date.now() % 1_000_000);

/** A number from 0 to 1 for a seed and an index (MurmurHash3's finalizer). */
export const randomAt = (place: number): number => {
  let bits = Math.imul(SEED + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
};
