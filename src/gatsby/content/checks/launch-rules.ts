/** What must not be left in the content when the site goes public, as data: the launch check and the build's warning read it. */
import { FILL_IN, FILL_IN_COMMENT, FILL_IN_SHORT } from "../../../content-model/fields/fill-in";

/** What a text of the content is searched for. */
export interface LaunchRule {
  /** What was found, in a word or two. */
  name: string;
  pattern: RegExp;
  /** Where it means something, as codes of ISO 3166-1; everywhere without them. */
  countries?: readonly string[];
  /** Why it must go. */
  why: string;
  /** What to do about it. */
  help: string;
}

const literally = (text: string): string => text.replace(/[[\]?]/g, "\\$&");

export const LAUNCH_RULES: readonly LaunchRule[] = [
  {
    name: "sample telephone number",
    pattern: /(?:\b\d{3}\b|\(\d{3}\))[ .-]*555[ .-]?\d{4}\b|\b555[ .-]\d{4}\b/,
    // The North American Numbering Plan has it so; in Berlin and Istanbul people answer such numbers.
    countries: ["US", "CA"],
    why: "Numbers with 555 reach nobody: they are kept for films and examples.",
    help: "write the agency's own number.",
  },
  {
    name: "sample domain",
    pattern: /\b[\w-]+\.example\b|\bexample\.(?:com|org|net)\b/i,
    why: "Domains that end in .example, and example.com, can never be registered, so links and mail go nowhere.",
    help: "write the agency's own domain, or the true address.",
  },
  {
    name: "sample person",
    pattern: /\bsample: true\b/i,
    why: "A testimonial or a team member that is made up misleads whoever reads it.",
    help: "put a real one in its place and take `sample: true` away, or take it out.",
  },
  {
    name: "sample audio",
    pattern: /\bsampleAudio: true\b/i,
    why: "The audio is a stand-in for an episode that is still to be recorded.",
    help: "put the recording in its place and take `sampleAudio: true` away, or take the episode out.",
  },
  {
    name: "sample social link",
    pattern: /^\s+placeholder: true\b/i,
    why: "The footer links to a page that is not the agency's.",
    help: "write the address of the agency's page and take `placeholder: true` away.",
  },
  {
    name: "text to fill in",
    pattern: new RegExp(
      `${literally(FILL_IN)}|: "?${literally(FILL_IN_SHORT)}"?(?:\\s|,|$)|# ${literally(FILL_IN_COMMENT)}\\b`,
    ),
    why: "`npm run new` wrote it to be replaced.",
    help: "write what belongs there; the comment above it says what that is.",
  },
];

/** What must be there, and is not: a whole field of site.yaml. */
export const MISSING_SOCIAL_LINK = {
  name: "missing social link",
  why: "The footer has a place for the agency's page on a social network, and site.yaml names none.",
  help: "add `social` to site.yaml; where the agency has no such page, add `launch:` with `withoutSocialLink: true`.",
};
