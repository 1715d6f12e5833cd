/** Pages of text at the root: landing pages, pages of text, legal documents. */
import { ANCHORS, sectionId } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { stripSiteName } from "../../../metadata/title";
import { routes } from "../../../routes";
import { definePage } from "../page-type";

export const landing = definePage({
  kind: kinds.landing,
  route: routes.legal,
  template: "landing",
  section: null,
  copy: null,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, metadata }) => ({ kind: "page", title, about: metadata.title }),
  card: ({ title, metadata }, { path, siteName }) => ({
    title,
    kicker: stripSiteName(metadata.title, siteName),
    ornament: { kind: "line", seed: path },
  }),
  listedOn: [],
  anchors: ({ sections }) => sections.flatMap(({ type }, index) => (type === "hero" ? [] : [sectionId(type, index)])),
});

export const plain = definePage({
  kind: kinds.plainPage,
  route: routes.legal,
  template: "plain",
  section: null,
  copy: null,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, metadata }) => ({ kind: "page", title, about: metadata.title }),
  card: ({ title, metadata }, { path, siteName }) => ({
    title,
    kicker: stripSiteName(metadata.title, siteName),
    ornament: { kind: "line", seed: path },
  }),
  listedOn: [],
  anchors: [],
});

export const legal = definePage({
  kind: kinds.legal,
  route: routes.legal,
  template: "legal",
  section: null,
  copy: null,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, metadata, searchWords = [] }) => ({
    kind: "page",
    title,
    about: [metadata.title, ...searchWords].join(" · "),
  }),
  card: ({ title, dateLabel, date }, { format, path }) => ({
    title,
    kicker: `${dateLabel} ${format.date(date)}`,
    ornament: { kind: "line", seed: path },
  }),
  listedOn: [],
  anchors: ANCHORS.legal,
  optional: { summary: "summary" },
});
