/**
 * Where an old address with a query leads, such as `/?p=123`: by the first of its parameters that has a redirect.
 * @param query without the question mark
 * @param targetOf the target of `name=value`
 */
export const movedQuery = (
  path: string,
  query: string | undefined,
  targetOf: (parameter: string) => string | undefined,
): string | undefined => {
  if (path !== "/" || !query) return undefined;
  return query.split("&").flatMap((parameter) => targetOf(parameter) ?? [])[0];
};
