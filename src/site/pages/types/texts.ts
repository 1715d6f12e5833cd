/** Pages of text at the root: landing pages, pages of text, legal documents. */
import { ANCHORS, sectionId } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { stripSiteName } from "../../../metadata/title";
import { routes } from "../../../routes";
import { definePage } from "../page-type";

interface Titled {
  title: string;
  metadata: { title: string; description: string };
}

/** What a landing page and a page of text share. */
const text = {
  route: routes.legal,
  section: null,
  copy: null,
  name: ({ title }: Titled) => title,
  description: ({ metadata }: Titled) => metadata.description,
  search: ({ title, metadata }: Titled) => ({ kind: "page" as const, title, about: metadata.title }),
  card: ({ title, metadata }: Titled, { path, siteName }: { path: string; siteName: string }) => ({
    title,
    kicker: stripSiteName(metadata.title, siteName),
    ornament: { kind: "line" as const, seed: path },
  }),
  listedOn: [],
};

export const landing = definePage({
  ...text,
  kind: kinds.landing,
  template: "landing",
  anchors: ({ sections }) => sections.flatMap(({ type }, index) => (type === "hero" ? [] : [sectionId(type, index)])),
});

export const plain = definePage({ ...text, kind: kinds.plainPage, template: "plain", anchors: [] });

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
