import { kinds } from "../../../content-model/kinds";
import { stripSiteName } from "../../../metadata/title";
import { routes } from "../../../routes";
import { definePage } from "../page-type";

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
