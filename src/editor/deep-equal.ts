import { isFields } from "./yaml-fresh";

/** Deep equality, independent of key order. */
export const deepEqual = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => deepEqual(item, b[index]));
  if (isFields(a) && isFields(b)) {
    const names = Object.keys(a);
    return (
      names.length === Object.keys(b).length &&
      names.every((name) => Object.hasOwn(b, name) && deepEqual(a[name], b[name]))
    );
  }
  return Object.is(a, b);
};
