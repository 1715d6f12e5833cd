/** Places that `npm run new` and `npm run import` leave for an editor to fill in, and that visitors would read. */
import { warning } from "../messages/finding";
import { FILL_IN } from "../fields/fill-in";
import type { ContentProblem } from "../messages/problem";

/** Nobody sees a draft. */
export const unfinishedLines = (file: string, text: string, isDraft: boolean): ContentProblem[] =>
  isDraft || !text.includes(FILL_IN)
    ? []
    : text.split(/\r?\n/).flatMap((lineText, index): ContentProblem[] => {
        const column = lineText.indexOf(FILL_IN) + 1;
        return column === 0 || /^\s*#/.test(lineText)
          ? []
          : [{ file, line: index + 1, column, length: FILL_IN.length, lineText, ...warning("unfinished") }];
      });
