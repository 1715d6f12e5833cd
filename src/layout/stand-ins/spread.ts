/** `[...values]` as Gatsby's Babel preset writes it, whatever the browser knows: without what browsers of old lacked. */
const spread = <T>(values: Iterable<T>): T[] => Array.from(values);

// Babel's output asks for it by this name.
export { spread as default };
