import type { CreatePagesArgs } from "gatsby";

/** Runs a query; an error ends the build. `what` names the result in the message. */
export const runQuery = async <Data>(
  { graphql, reporter }: Pick<CreatePagesArgs, "graphql" | "reporter">,
  query: string,
  what: string,
): Promise<Data> => {
  const result = await graphql<Data>(query);
  const errors = (result.errors ?? []) as Error[];
  if (errors.length > 0 || !result.data) return reporter.panic(`${what} could not be read.`, errors);
  return result.data;
};
