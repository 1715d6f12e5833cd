/** What is wrong with a file, as somebody reads it who sees a form and no file. */
import { matchKind } from "../content-model/kinds/match-kind";
import type { ContentProblem } from "../content-model/messages/problem";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** @param edited the path of the file that the form is of: its problems need not be told where they are */
export const inPlainWords = (problems: readonly ContentProblem[], edited: string): string =>
  problems
    .map(({ file, message, help }) => {
      const where = file === edited ? "" : `In ${matchKind(file)?.kind.noun ?? "a file"} (${file}): `;
      return `${where}${message}\n${capital(help)}`;
    })
    .join("\n\n");
