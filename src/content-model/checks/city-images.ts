/** Checks that a state's photographs of cities are of its own. */
import { warning } from "../messages/finding";
import type { EntryOf } from "./entry";
import type { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

/** Photographs of cities of other states. */
export const cityImageProblems = (entry: EntryOf<typeof kinds.state>): ContentProblem[] =>
  (entry.data.cityImages ?? []).flatMap(({ city }, index): ContentProblem[] => {
    if (city.startsWith(`${entry.slug}/`)) return [];
    return [
      {
        file: entry.path,
        ...entry.source.locate(["cityImages", index, "city"]),
        ...warning("not-shown/city-image", { city, state: city.split("/")[0] }),
      },
    ];
  });
