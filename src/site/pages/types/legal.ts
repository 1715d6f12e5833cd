import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";

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
