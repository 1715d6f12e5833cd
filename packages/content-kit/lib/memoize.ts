/** Memoizes by object identity (WeakMap). */
export const memoizeByObject = <K extends object, T>(workOut: (key: K) => T): ((key: K) => T) => {
  const known = new WeakMap<K, { value: T }>();
  return (key) => {
    const before = known.get(key);
    if (before) return before.value;
    const value = workOut(key);
    known.set(key, { value });
    return value;
  };
};

/** Memoizes by value, without eviction: for few values, such as languages. */
export const memoizeByValue = <K extends string | number, T>(workOut: (key: K) => T): ((key: K) => T) => {
  const known = new Map<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = workOut(key);
    known.set(key, value);
    return value;
  };
};
