/** Seeded randomness: `FAULT_SEED` repeats a run with the seed in a failed test's title. */

export const SEED = Number(process.env["FAULT_SEED"] ?? Date.now() % 1_000_000);

/** A number from 0 to 1 for a seed and an index (MurmurHash3's finalizer). */
export const randomAt = (place: number): number => {
  let bits = Math.imul(SEED + 1, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32;
};

/** A whole number from 0 to below the bound. */
export type Random = (below: number) => number;

/** A linear congruential generator (constants of Numerical Recipes). */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;
