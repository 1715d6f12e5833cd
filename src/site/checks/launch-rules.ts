/** Rules for placeholders that must be gone before launch; used by the launch check and the build's warning. */
import { FILL_IN, FILL_IN_COMMENT, FILL_IN_SHORT } from "content-kit";

/** One rule of the launch check. */
export interface LaunchRule {
  /** The finding in a word or two. */
  name: string;
  pattern: RegExp;
  /** ISO 3166-1 codes of the countries it applies to; all if omitted. */
  countries?: readonly string[];
  /** Why it has to be removed. */
  why: string;
  /** What to do about it. */
  help: string;
}

const literally = (text: string): string => text.replace(/[[\]?]/g, "\\$&");

export const LAUNCH_RULES: readonly LaunchRule[] = [
  {
    name: "sample telephone number",
    pattern: /(?:\b\d{3}\b|\(\d{3}\))[ .-]*555[ .-]?\d{4}\b|\b555[ .-]\d{4}\b/,
    // Reserved by the North American Numbering Plan only; valid in Berlin or Istanbul.
    countries: ["US", "CA"],
    why: "Numbers with 555 reach nobody: they are reserved for fiction and examples.",
    help: "write the agency's own number.",
  },
  {
    name: "sample domain",
    pattern: /\b[\w-]+\.example\b|\bexample\.(?:com|org|net)\b/i,
    why: "Domains that end in .example, and example.com, can never be registered, so links and mail go nowhere.",
    help: "write the agency's own domain, or the true address.",
  },
  {
    name: "sample",
    pattern: /\bsample: true\b/i,
    why: "A made-up testimonial, team member or figure misleads visitors.",
    help: "replace it with a real one and remove `sample: true`, or delete it.",
  },
  {
    name: "sample audio",
    pattern: /\bsampleAudio: true\b/i,
    why: "The audio is a placeholder until the episode is recorded.",
    help: "replace it with the recording and remove `sampleAudio: true`, or delete the episode.",
  },
  {
    name: "sample social link",
    pattern: /^\s+(?:- )?placeholder: true\b/i,
    why: "The footer links to a page that is not the agency's.",
    help: "write the address of the agency's page and remove `placeholder: true`.",
  },
  {
    name: "text to fill in",
    pattern: new RegExp(
      `${literally(FILL_IN)}|: "?${literally(FILL_IN_SHORT)}"?(?:\\s|,|$)|# ${literally(FILL_IN_COMMENT)}\\b`,
    ),
    why: "It stands where the agency's own text belongs.",
    help: "write what belongs there; the comment above it says what that is.",
  },
];

/** A required field of site.yaml that is missing. */
export const MISSING_SOCIAL_LINK = {
  name: "missing social link",
  why: "The footer has a place for the agency's pages on social networks, and site.yaml lists none.",
  help: "add `social` to site.yaml; where the agency has no such page, add `launch:` with `withoutSocialLink: true`.",
};
