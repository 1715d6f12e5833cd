/** The characters of names in media/, in words. */
export const MEDIA_SIGNS = "letters from a to z, digits, dots, hyphens and underscores";
