/** Addresses of moments in a recording. @see https://www.w3.org/TR/media-frags/#naming-time */

/** What the address of every moment of a recording begins with; the seconds follow. */
export const fromMoment = (src: string): string => `${src}#t=`;

/** The address of a recording from a moment on. */
export const momentAddress = (src: string, seconds: number): string => `${fromMoment(src)}${seconds}`;
