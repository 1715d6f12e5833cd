/**
 * The words that search engines know for how much of the week a job takes.
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
