/** Checks of `analytics` in site.yaml: between its fields, and with the texts that visitors need. */
import type { z } from "zod";
import type { CheckedFiles, Entry } from "./entry";
import { ANALYTICS_SERVICES, analyticsService, type AnalyticsSettings } from "../fields/analytics-services";
import { ANALYTICS_PLACEHOLDER, analyticsTextName, hasAnalyticsPlace } from "../fields/analytics-texts";
import type { PathStep } from "../fields/schema-walk";
import { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

type SiteData = z.infer<typeof kinds.site.schema>;
type LegalData = z.infer<typeof kinds.legal.schema>;

type Told = Pick<ContentProblem, "code" | "message" | "help"> & { at: PathStep[] };

/** Services whose id has this form. */
const servicesWithId = (id: string): string[] =>
  Object.entries(ANALYTICS_SERVICES).flatMap(([name, { id: form }]) => (form.test(id) ? [name] : []));

const fieldProblems = ({ service, id, host, tagHosts, cookies, customCode }: AnalyticsSettings): Told[] => {
  const { name, id: form, idForm, idExample, isHostable } = analyticsService(service);
  const problems: Told[] = [];
  if (!form.test(id)) {
    const [other] = servicesWithId(id);
    problems.push({
      at: ["analytics", "id"],
      code: "wrong-form",
      message: `"analytics › id" is not an id of ${name}: ${idForm}.`,
      help: `write it as the service shows it, for example: id: ${idExample}${other ? `; for this id, service is ${other}.` : ""}`,
    });
  }
  if (host !== undefined && !isHostable)
    problems.push({
      at: ["analytics", "host"],
      code: "conflicting-fields",
      message: `${name} does not run on a host of your own, so "analytics › host" has no use.`,
      help: "remove host.",
    });
  if (service !== "gtm")
    for (const [field, value] of Object.entries({ tagHosts, cookies, customCode }))
      if (value !== undefined)
        problems.push({
          at: ["analytics", field],
          code: "conflicting-fields",
          message: `"analytics › ${field}" is for Google Tag Manager, but the service is ${service}.`,
          help: `remove ${field}, or write service: gtm`,
        });
  return problems;
};

const labelProblems = (settings: AnalyticsSettings, labels: Entry | undefined): Told[] =>
  analyticsService(settings.service).setsCookies && labels && labels.data["consent"] === undefined
    ? [
        {
          at: ["analytics", "service"],
          code: "missing-field",
          message: `${analyticsService(settings.service).name} sets cookies, so visitors are asked first, but the words of the question are missing: "consent" of ${kinds.labels.files}.`,
          help: "add consent there with title, text, accept, reject and settings; docs/editing-content.md has an example.",
        },
      ]
    : [];

/** The placeholder of the cookies' names. */
const COOKIES = "cookies";

const textProblems = (settings: AnalyticsSettings, documents: readonly Entry[]): Told[] => {
  const field = analyticsTextName(settings);
  const told = documents.filter(
    ({ data }) => (data as Partial<LegalData>).analytics?.[field] !== undefined && !data["draft"],
  );
  if (told.length > 0) {
    const isListed = told.some(({ data }) => (data as LegalData).analytics?.[field]?.includes(`{${COOKIES}}`));
    return settings.cookies === undefined || isListed
      ? []
      : [
          {
            at: ["analytics", "cookies"],
            code: "not-shown",
            message: `The cookies are not in the privacy policy: "analytics › ${field}" has no {${COOKIES}}.`,
            help: `write {${COOKIES}} there, where their names belong.`,
          },
        ];
  }
  return [
    {
      at: ["analytics"],
      code: "missing-field",
      message: `No published legal document tells visitors of ${analyticsService(settings.service).name}: "analytics › ${field}" is missing in each.`,
      help: `add analytics with ${field} between the lines of three hyphens of the privacy policy, and {${ANALYTICS_PLACEHOLDER}} in a paragraph of its own to its text.`,
    },
  ];
};

/** Texts without a place, and a place without texts. */
const placeProblems = (entry: Entry): ContentProblem[] => {
  const { analytics } = entry.data as LegalData;
  const { body, bodyLine } = entry.source;
  const written = `{${ANALYTICS_PLACEHOLDER}}`;
  if (analytics && !hasAnalyticsPlace(body))
    return [
      {
        file: entry.path,
        ...entry.source.locate(["analytics"], true),
        code: "not-shown",
        message: `The texts of "analytics" have no place: no paragraph of the text is ${written}.`,
        help: `write ${written} where they belong, with an empty line above and below it.`,
      },
    ];
  if (!analytics && body.includes(written))
    return [
      {
        file: entry.path,
        ...entry.source.at(bodyLine + body.slice(0, body.indexOf(written)).split("\n").length - 1),
        code: "missing-field",
        message: `${written} is filled in from "analytics", which is missing.`,
        help: `add it between the lines of three hyphens, for example: analytics: { none: "This site counts no visits." }`,
      },
    ];
  return [];
};

/** All problems of a folder's analytics. */
export const checkAnalytics = ({ entries, faulty }: CheckedFiles): ContentProblem[] => {
  const documents = entries.filter(({ kind }) => kind === kinds.legal);
  const site = entries.find(({ kind }) => kind === kinds.site);
  const labels = entries.find(({ kind }) => kind === kinds.labels);
  const settings = (site?.data as SiteData | undefined)?.analytics;
  const told =
    site && settings
      ? [
          ...fieldProblems(settings),
          ...labelProblems(settings, labels),
          ...textProblems(settings, [...documents, ...faulty.filter(({ kind }) => kind === kinds.legal)]),
        ]
      : [];
  return [
    ...told.map(({ at, ...problem }): ContentProblem => ({
      file: site?.path ?? kinds.site.files,
      ...(site?.source.locate(at) ?? { line: 1, column: 1 }),
      ...problem,
    })),
    ...documents.flatMap(placeProblems),
  ];
};
