/** Checks of `analytics` in site.yaml: between its fields, and with the texts that visitors need. */
import { finding, type Finding } from "../messages/finding";
import { allOf, onlyOf, type EntryOf, type CheckedFiles } from "./entry";
import { ANALYTICS_SERVICES, analyticsService, type AnalyticsSettings } from "../fields/analytics-services";
import { ANALYTICS_PLACEHOLDER, analyticsTextName, hasAnalyticsPlace } from "../fields/analytics-texts";
import type { PathStep } from "../fields/schema-walk";
import { kinds } from "../kinds";
import { matchKind } from "../kinds/match-kind";
import type { ContentProblem } from "../messages/problem";

type PlacedFinding = Finding & { at: PathStep[] };

/** Services whose id has this form. */
const servicesWithId = (id: string): string[] =>
  Object.entries(ANALYTICS_SERVICES).flatMap(([name, { id: form }]) => (form.test(id) ? [name] : []));

const fieldProblems = ({ service, id, host, tagHosts, cookies, customCode }: AnalyticsSettings): PlacedFinding[] => {
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
    for (const [field, value] of Object.entries({ tagHosts, cookies, customCode }))
      if (value !== undefined)
        problems.push({
          at: ["analytics", field],
          ...finding("conflicting-fields/analytics-service", { field, service }),
        });
  return problems;
};

const labelProblems = (
  settings: AnalyticsSettings,
  labels: EntryOf<typeof kinds.labels> | undefined,
): PlacedFinding[] =>
  analyticsService(settings.service).setsCookies && labels && labels.data.consent === undefined
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

/** The placeholder of the cookies' names. */
const COOKIES = "cookies";

const textProblems = (
  settings: AnalyticsSettings,
  documents: readonly EntryOf<typeof kinds.legal>[],
): PlacedFinding[] => {
  const field = analyticsTextName(settings);
  const texts = documents.flatMap(({ data }) => (data.draft ? [] : (data.analytics?.[field] ?? [])));
  if (texts.length === 0)
    return [
      {
        at: ["analytics"],
        ...finding("missing-field/analytics-text", { name: analyticsService(settings.service).name, field }),
      },
    ];
  return settings.cookies === undefined || texts.some((text) => text.includes(`{${COOKIES}}`))
    ? []
    : [{ at: ["analytics", "cookies"], ...finding("not-shown/cookies", { field, written: `{${COOKIES}}` }) }];
};

/** Texts without a place, and a place without texts. */
const placeProblems = (entry: EntryOf<typeof kinds.legal>): ContentProblem[] => {
  const { analytics } = entry.data;
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
export const checkAnalytics = ({ entries, faulty, paths }: CheckedFiles): ContentProblem[] => {
  const documents = allOf(entries, kinds.legal);
  const all = [...documents, ...allOf(faulty, kinds.legal)];
  // One that cannot be parsed may have the texts.
  const areAllRead = all.length === paths.filter((path) => matchKind(path)?.kind === kinds.legal).length;
  const site = onlyOf(entries, kinds.site);
  const labels = onlyOf(entries, kinds.labels);
  const settings = site?.data.analytics;
  const found =
    site && settings
      ? [
          ...fieldProblems(settings),
          ...labelProblems(settings, labels),
          ...(areAllRead ? textProblems(settings, all) : []),
        ]
      : [];
  return [
    ...found.map(({ at, ...problem }): ContentProblem => ({
      file: site?.path ?? kinds.site.files,
      ...(site?.source.locate(at) ?? { line: 1, column: 1 }),
      ...problem,
    })),
    ...documents.flatMap(placeProblems),
  ];
};
