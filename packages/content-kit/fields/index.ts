/** The fields that kinds consist of. */
export * from "./base";
export * from "./formats";
export * from "./media-files";
