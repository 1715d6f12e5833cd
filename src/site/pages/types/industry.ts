import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { industries } from "./singles";

export const industry = definePage({
  kind: kinds.industry,
  route: routes.industry,
  template: "industry",
  section: "industries",
  copy: kinds.industryPage,
  name: ({ name }) => name,
  description: ({ metadata }) => metadata.description,
  search: ({ name, metadata }) => ({ kind: "industry", title: name, about: metadata.title }),
  card: ({ hero, name, line }, { path }) => ({
    title: hero.title,
    kicker: name,
    ornament: { kind: "line", seed: path },
    line,
  }),
  listedOn: [industries],
  anchors: ANCHORS.industry,
  isNamed: true,
});
