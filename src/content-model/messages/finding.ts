/** A problem of the content as its checks report it: a message by its name, and what fills it in. */
import type { FILE_MESSAGES } from "./for-files";

type Templates = typeof FILE_MESSAGES;

/** A message: a problem code, and after a slash which of its messages. */
export type MessageId = keyof Templates;

type CodeOf<Id extends string> = Id extends `${infer Code}/${string}` ? Code : Id;

/** The closed set of problem codes. */
export type ProblemCode = CodeOf<MessageId>;

export interface Finding {
  code: ProblemCode;
  id: MessageId;
  /** What the template of each audience fills in. */
  params: unknown;
  /** A warning does not stop a build; errors omit this. */
  severity?: "warning";
}

export const codeOf = <Id extends string>(id: Id): CodeOf<Id> => id.split("/", 1)[0] as CodeOf<Id>;

/** An error. */
export const finding = <Id extends MessageId>(id: Id, ...[params]: Parameters<Templates[Id]>): Finding => ({
  code: codeOf<MessageId>(id),
  id,
  params,
});

/** A warning. */
export const warning = <Id extends MessageId>(id: Id, ...params: Parameters<Templates[Id]>): Finding => ({
  ...finding(id, ...params),
  severity: "warning",
});
