/** Works something out once for each object, for as long as the object lives: most files stay as they are while one is edited. */
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

/** The same for values of which there are few, such as languages: they are kept. */
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
