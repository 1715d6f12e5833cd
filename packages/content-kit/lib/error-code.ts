/** What errors of the system and of requests say, whichever realm they come from. */

const fieldOf = (value: unknown, field: "code" | "message" | "cause"): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;

/** The code of an error of Node or the system, such as `ENOENT`. */
export const errorCode = (error: unknown): string | undefined => {
  const code = fieldOf(error, "code");
  return typeof code === "string" ? code : undefined;
};

/** What an error says. */
export const errorMessage = (error: unknown): string => String(fieldOf(error, "message") ?? error);

/** Why a request failed. The error of `fetch` only says so; its cause has the reason. */
export const networkReason = (error: unknown): string => {
  const cause = fieldOf(error, "cause");
  return errorCode(cause) ?? errorMessage(cause ?? error);
};
