/** The report's URL; slugs cannot contain underscores, so no page can have it. */
export const PROBLEMS_ADDRESS = "/___content-problems";
