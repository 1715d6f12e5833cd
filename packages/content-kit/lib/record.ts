/** Typed keys of records: TypeScript types those of any object as `string`. */

/** The keys of a record that is known to have no others than its type says. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];
