/** Invented place names: enough for the largest site, unique within a state. */

const BEFORE = ["", "North ", "South ", "East ", "West ", "New ", "Old ", "Lower ", "Upper "];
const FIRST = (
  "Ash Bar Bel Brad Cald Cam Car Clif Dan Dor Ed Elm Fair Fern Gar Glen Hal Har Hart Hay Iv Ken Lan Lin Mar Mil " +
  "Nor Oak Pem Quin Red Rock Sand Shel Stan Tal Thorn Vin Wal West Wind Wood"
).split(" ");
const LAST =
  "bridge brook burg bury dale field ford ham haven hurst land ley mont more port side stead ton view ville well wick wood".split(
    " ",
  );

/** The slug of a name. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** Generates names in a fixed order, except those whose slug is taken. */
export function* inventedNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let round = 0; ; round += 1)
    for (const before of BEFORE)
      for (const last of LAST)
        for (const first of FIRST) {
          const name = `${before}${first}${last}${round > 0 ? ` ${round + 1}` : ""}`;
          if (!taken.has(slugOf(name))) yield name;
        }
}
