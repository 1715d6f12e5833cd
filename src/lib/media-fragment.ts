/** URLs of positions in a recording. @see https://www.w3.org/TR/media-frags/#naming-time */

/** The URL without the seconds. */
export const timestampPrefix = (src: string): string => `${src}#t=`;

/** The URL of a recording from a position on. */
export const timestampUrl = (src: string, seconds: number): string => `${timestampPrefix(src)}${seconds}`;
