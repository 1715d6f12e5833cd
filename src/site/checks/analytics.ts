/** Checks of `analytics` in site.yaml: between its fields, and with the texts that visitors need. */
import {
  allOf,
  type CheckedFiles,
  type ContentProblem,
  type EntryOf,
  type Finding,
  onlyOf,
  type PathStep,
  problemAt,
} from "content-kit";
import { finding } from "./messages";
import { keysOf } from "content-kit/lib/record";
import { analyticsService, type AnalyticsSettings } from "../../content-model/fields/analytics-services";
import { ANALYTICS_PLACE, analyticsTextName, hasAnalyticsPlace } from "../../content-model/fields/analytics-texts";
import { kinds, matchKind } from "../../content-model/kinds";

type PlacedFinding = Finding & { at: PathStep[] };

/** The services that a field is for, beside `service` and `id`. */
const FIELDS_FOR = { host: "plausible", tagHosts: "gtm", cookies: "gtm", customCode: "gtm" } as const;

const fieldProblems = (settings: AnalyticsSettings): PlacedFinding[] => {
  const { service, id } = settings;
  const { name, id: form, idForm, idExample } = analyticsService(service);
  const unfit = keysOf(FIELDS_FOR).filter((field) => settings[field] !== undefined && FIELDS_FOR[field] !== service);
  return [
    ...(form.test(id)
      ? []
      : [{ at: ["analytics", "id"], ...finding("wrong-form/analytics-id", { name, idForm, idExample }) }]),
    ...unfit.map((field) => ({
      at: ["analytics", field],
      ...finding("conflicting-fields/unused", {
        path: ["analytics", field],
        why: `it is for the service ${FIELDS_FOR[field]}, not for ${service}`,
      }),
    })),
  ];
};

const labelProblems = (
  settings: AnalyticsSettings,
  labels: EntryOf<typeof kinds.labels> | undefined,
): PlacedFinding[] =>
  analyticsService(settings.service).setsCookies && labels && labels.data.consent === undefined
    ? [
        {
          at: ["analytics", "service"],
          ...finding("missing-field/needed", {
            path: ["consent"],
            why: `${analyticsService(settings.service).name} sets cookies, so visitors are asked first`,
            file: kinds.labels.files,
          }),
        },
      ]
    : [];

const textProblems = (
  settings: AnalyticsSettings,
  documents: readonly EntryOf<typeof kinds.legal>[],
): PlacedFinding[] => {
  const field = analyticsTextName(settings);
  if (documents.some(({ data }) => !data.draft && data.analytics?.[field] !== undefined)) return [];
  const { name } = analyticsService(settings.service);
  return [{ at: ["analytics"], ...finding("missing-field/analytics-text", { name, field }) }];
};

/** Texts without a place, and a place without texts. */
const placeProblems = (entry: EntryOf<typeof kinds.legal>): ContentProblem[] => {
  const { analytics } = entry.data;
  const { body, bodyLine } = entry.source;
  if (analytics && !hasAnalyticsPlace(body))
    return [problemAt(entry, ["analytics"], finding("not-shown/analytics-place"), true)];
  if (analytics || !body.includes(ANALYTICS_PLACE)) return [];
  const why = `the text has ${ANALYTICS_PLACE}, which is filled in from it`;
  return [
    {
      file: entry.path,
      ...entry.source.at(bodyLine + body.slice(0, body.indexOf(ANALYTICS_PLACE)).split("\n").length - 1),
      ...finding("missing-field/needed", { path: ["analytics"], why }),
    },
  ];
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
