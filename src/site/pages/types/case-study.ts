import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { industry } from "./industry";
import { service } from "./service";
import { single } from "./single";

export const caseStudies = definePage({
  ...single,
  kind: kinds.caseStudiesPage,
  route: routes.caseStudies,
  section: null,
  anchors: ANCHORS.caseStudies,
});

export const caseStudy = definePage({
  kind: kinds.caseStudy,
  route: routes.caseStudy,
  template: "case-study",
  section: null,
  copy: kinds.caseStudiesPage,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, client, location }) => ({ kind: "page", title, about: `${client} · ${location}` }),
  card: ({ title, client }, { copy, path }) => ({
    title,
    kicker: `${copy.breadcrumb} · ${client}`,
    ornament: { kind: "line", seed: path },
  }),
  listedOn: [caseStudies, service, industry],
  anchors: ANCHORS.caseStudy,
});
