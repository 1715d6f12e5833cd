/**
 * schema.org employment types that search engines accept.
 * @see https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export const EMPLOYMENT_TYPES = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
