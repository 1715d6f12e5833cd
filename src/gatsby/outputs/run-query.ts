import type { CreatePagesArgs } from "gatsby";

/** The result of a query of the build; where it fails, the build ends with the reason. `what` says what was asked for. */
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
