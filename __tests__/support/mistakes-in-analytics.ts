/** Mistakes about counting visits. */
import { report, VALID, type Mistake } from "./content-folder";

const SITE = "site.yaml";
const TERMS = "legal/terms.md";
const LABELS = "labels.yaml";

const textOf = (path: string): string => VALID[path] ?? "";

const settings = (...lines: string[]): string =>
  `${textOf(SITE)}analytics:\n${lines.map((line) => `  ${line}\n`).join("")}`;

const policy = (fields: string, text = "{analytics}"): string =>
  textOf(TERMS).replace("metadata:", `${fields}metadata:`).replace("A first paragraph.", `First.\n\n${text}`);

const TOLD = 'analytics:\n  withoutCookies: "{service} counts visits."\n  withCookies: "{service} asks first."\n';

const CONSENT = "consent: { title: Count?, text: We count., accept: Yes!, reject: No!, settings: Cookies }\n";

export const ANALYTICS: readonly Mistake[] = [
  {
    mistake: "an id of another service",
    changes: { [SITE]: settings("service: plausible", "id: G-AB12CD34EF"), [TERMS]: policy(TOLD) },
    report: report`
      content/site.yaml:37:7  wrong-form
         37 |   id: G-AB12CD34EF
            |       ^^^^^^^^^^^^
        "analytics › id" is not an id of Plausible Analytics: the site's domain, as it is listed at Plausible.
        Fix: write it as the service shows it, for example: id: agency.example; for this id, service is ga4.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a host for a service that has none of one's own, and fields of another service",
    changes: {
      [SITE]: settings("service: ga4", "id: G-AB12CD34EF", "host: https://a.example", "customCode: true"),
      [TERMS]: policy(TOLD),
      [LABELS]: textOf(LABELS) + CONSENT,
    },
    report: report`
      content/site.yaml:38:9  conflicting-fields
         38 |   host: https://a.example
            |         ^^^^^^^^^^^^^^^^^
        Google Analytics does not run on a host of your own, so "analytics › host" has no use.
        Fix: remove host.

      content/site.yaml:39:15  conflicting-fields
         39 |   customCode: true
            |               ^^^^
        "analytics › customCode" is for Google Tag Manager, but the service is ga4.
        Fix: remove customCode, or write service: gtm

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a service with cookies, without the words of the question and without a word in the privacy policy",
    changes: { [SITE]: settings("service: gtm", "id: GTM-AB12CD3") },
    report: report`
      content/site.yaml:35:1  missing-field
         35 | analytics:
            | ^^^^^^^^^
        No published legal document tells visitors of Google Tag Manager: "analytics › withCookies" is missing in each.
        Fix: add analytics with withCookies between the lines of three hyphens of the privacy policy, and {analytics} in a paragraph of its own to its text.

      content/site.yaml:36:12  missing-field
         36 |   service: gtm
            |            ^^^
        Google Tag Manager sets cookies, so visitors are asked first, but the words of the question are missing: "consent" of labels.yaml.
        Fix: add consent there with title, text, accept, reject and settings; docs/editing-content.md has an example.

      2 problems in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a privacy policy with texts for other cases alone",
    changes: {
      [SITE]: settings("service: umami", "id: 94db1cb1-74f4-4a40-ad6c-962362670409"),
      [TERMS]: policy(`${TOLD.replace("withoutCookies", "none").replace("{service} counts", "We count no")}`),
    },
    report: report`
      content/site.yaml:35:1  missing-field
         35 | analytics:
            | ^^^^^^^^^
        No published legal document tells visitors of Umami: "analytics › withoutCookies" is missing in each.
        Fix: add analytics with withoutCookies between the lines of three hyphens of the privacy policy, and {analytics} in a paragraph of its own to its text.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "texts without a place, as the placeholder is inside a paragraph",
    changes: { [TERMS]: policy(TOLD, "On visits: {analytics}") },
    report: report`
      content/legal/terms.md:5:1  not-shown
          5 | analytics:
            | ^^^^^^^^^
        The texts of "analytics" have no place: no paragraph of the text is {analytics}.
        Fix: write {analytics} where they belong, with an empty line above and below it.

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
  {
    mistake: "a place without texts",
    changes: { [TERMS]: policy("") },
    report: report`
      content/legal/terms.md:12:1  missing-field
         12 | {analytics}
            | ^
        {analytics} is filled in from "analytics", which is missing.
        Fix: add it between the lines of three hyphens, for example: analytics: { none: "This site counts no visits." }

      1 problem in 1 file. Each is explained in docs/content-errors.md.
    `,
  },
];
