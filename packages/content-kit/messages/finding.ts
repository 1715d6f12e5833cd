/** A problem of the content as its checks report it: a message by its name, and what fills it in. */
import type { MESSAGES } from ".";
import type { Names, Row } from "./message";

/** Messages by their names: a problem code, and after a slash which of its messages. */
export type Table = Readonly<Record<string, (params: never, names: Names) => Row>>;

/** What the templates of some messages fill in; nothing for those that are always the same. */
type ParamsOf<T extends Table, Id extends keyof T> =
  Parameters<T[Id]> extends [infer Params extends object, ...unknown[]] ? [params: Params] : [];

export interface Finding {
  /** The problem code. */
  code: string;
  /** The message. */
  id: string;
  params: unknown;
  /** A warning does not stop a build; errors omit this. */
  severity?: "warning";
}

export const codeOf = (id: string): string => id.replace(/\/.*/, "");

/** What reports the messages of a table: as errors, and as warnings. */
export const reportersOf = <T extends Table>() => {
  const finding = <Id extends keyof T & string>(id: Id, ...[params]: ParamsOf<T, Id>): Finding => ({
    code: codeOf(id),
    id,
    params,
  });
  const warning = <Id extends keyof T & string>(id: Id, ...params: ParamsOf<T, Id>): Finding => ({
    ...finding(id, ...params),
    severity: "warning",
  });
  return { finding, warning };
};

export const { finding, warning } = reportersOf<typeof MESSAGES>();
