/** Words problems for those who write files, and lists the codes of all problems. */
import { keysOf } from "../../lib/record";
import { codeOf, type Finding, type MessageId, type ProblemCode } from "./finding";
import { FILE_MESSAGES } from "./for-files";
import type { Message } from "./template";

/** All problem codes. */
export const PROBLEM_CODES: readonly ProblemCode[] = [
  ...new Set(keysOf(FILE_MESSAGES).map((id) => codeOf<MessageId>(id))),
];

/** A problem in the words of its file. */
export const fileMessage = ({ id, params }: Pick<Finding, "id" | "params">): Message =>
  (FILE_MESSAGES[id] as (params: unknown) => Message)(params);
