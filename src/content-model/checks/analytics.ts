/** Checks of `analytics` in site.yaml: between its fields, and with the texts that visitors need. */
import { finding, type Finding } from "../messages/finding";
import type { z } from "zod";
import type { CheckedFiles, Entry } from "./entry";
import { ANALYTICS_SERVICES, analyticsService, type AnalyticsSettings } from "../fields/analytics-services";
import { ANALYTICS_PLACEHOLDER, analyticsTextName, hasAnalyticsPlace } from "../fields/analytics-texts";
import type { PathStep } from "../fields/schema-walk";
import { kinds } from "../kinds";
import type { ContentProblem } from "../messages/problem";

type SiteData = z.infer<typeof kinds.site.schema>;
type LegalData = z.infer<typeof kinds.legal.schema>;

type PlacedFinding = Finding & { at: PathStep[] };

/** Services whose id has this form. */
const servicesWithId = (id: string): string[] =>
  Object.entries(ANALYTICS_SERVICES).flatMap(([name, { id: form }]) => (form.test(id) ? [name] : []));

const fieldProblems = ({ service, id, host, tagHosts, customCode }: AnalyticsSettings): PlacedFinding[] => {
  const { name, id: form, idForm, idExample, isHostable } = analyticsService(service);
  const problems: PlacedFinding[] = [];
  if (!form.test(id)) {
    const [other] = servicesWithId(id);
    problems.push({
      at: ["analytics", "id"],
      ...finding("wrong-form/analytics-id", { name, idForm, idExample, other }),
    });
  }
  if (host !== undefined && !isHostable)
    problems.push({ at: ["analytics", "host"], ...finding("conflicting-fields/analytics-host", { name }) });
  if (service !== "gtm")
    for (const [field, value] of Object.entries({ tagHosts, customCode }))
      if (value !== undefined)
        problems.push({
          at: ["analytics", field],
          ...finding("conflicting-fields/analytics-service", { field, service }),
        });
  return problems;
};

const labelProblems = (settings: AnalyticsSettings, labels: Entry | undefined): PlacedFinding[] =>
  analyticsService(settings.service).setsCookies && labels && labels.data["consent"] === undefined
    ? [
        {
          at: ["analytics", "service"],
          ...finding("missing-field/consent", {
            name: analyticsService(settings.service).name,
            labels: kinds.labels.files,
          }),
        },
      ]
    : [];

const textProblems = (settings: AnalyticsSettings, documents: readonly Entry[]): PlacedFinding[] => {
  const field = analyticsTextName(settings);
  const told = documents.filter(
    ({ data }) => (data as Partial<LegalData>).analytics?.[field] !== undefined && !data["draft"],
  );
  return told.length > 0
    ? []
    : [
        {
          at: ["analytics"],
          ...finding("missing-field/analytics-text", { name: analyticsService(settings.service).name, field }),
        },
      ];
};

/** Texts without a place, and a place without texts. */
const placeProblems = (entry: Entry): ContentProblem[] => {
  const { analytics } = entry.data as LegalData;
  const { body, bodyLine } = entry.source;
  const written = `{${ANALYTICS_PLACEHOLDER}}`;
  if (analytics && !hasAnalyticsPlace(body))
    return [{ file: entry.path, ...entry.source.locate(["analytics"], true), ...finding("not-shown/analytics-place") }];
  if (!analytics && body.includes(written))
    return [
      {
        file: entry.path,
        ...entry.source.at(bodyLine + body.slice(0, body.indexOf(written)).split("\n").length - 1),
        ...finding("missing-field/analytics"),
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
