/** A command that cannot be carried out; the message says why, and the fix. */
export class RefusedError extends Error {}
