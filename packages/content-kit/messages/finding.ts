/** A problem of the content as its checks report it: a message by its name, and what fills it in. */
import type { MESSAGES } from ".";

type Templates = typeof MESSAGES;

/** A message: a problem code, and after a slash which of its messages. */
export type MessageId = keyof Templates;

type CodeOf<Id extends string> = Id extends `${infer Code}/${string}` ? Code : Id;

/** The closed set of problem codes. */
export type ProblemCode = CodeOf<MessageId>;

/** What the templates of some messages fill in; nothing for those that are always the same. */
type ParamsOf<Id extends MessageId> =
  Parameters<Templates[Id]> extends [infer Params extends object, ...unknown[]] ? [params: Params] : [];

export interface Finding {
  code: ProblemCode;
  id: MessageId;
  params: unknown;
  /** A warning does not stop a build; errors omit this. */
  severity?: "warning";
}

export const codeOf = <Id extends string>(id: Id): CodeOf<Id> => id.split("/", 1)[0] as CodeOf<Id>;

/** An error. */
export const finding = <Id extends MessageId>(id: Id, ...[params]: ParamsOf<Id>): Finding => ({
  code: codeOf<MessageId>(id),
  id,
  params,
});

/** A warning. */
export const warning = <Id extends MessageId>(id: Id, ...params: ParamsOf<Id>): Finding => ({
  ...finding(id, ...params),
  severity: "warning",
});
