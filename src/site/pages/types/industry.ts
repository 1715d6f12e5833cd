import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage, definePart } from "../page-type";
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

export const industryService = definePart({
  kind: kinds.industry,
  part: {
    list: "services",
    node: "IndustryService",
    noun: "a service of an industry",
    slug: "service",
    names: kinds.service,
  },
  route: routes.industryService,
  template: "industry-service",
  section: "industries",
  copy: kinds.industryServicePage,
  name: ({ title }) => title,
  description: ({ description }) => description,
  search: ({ title, service }, { owner, library }) => ({
    kind: "pair",
    title,
    about: `${owner.data.name} · ${library.one("service", service).title}`,
  }),
  card: ({ title, service }, { owner, library, path }) => ({
    title,
    kicker: `${owner.data.name} · ${library.one("service", service).title}`,
    ornament: { kind: "line", seed: path },
    line: owner.data.line,
  }),
  listedOn: [],
  anchors: ANCHORS.industryService,
});
