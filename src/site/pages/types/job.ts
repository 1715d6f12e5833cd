import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { careers } from "./singles";

export const job = definePage({
  kind: kinds.job,
  route: routes.job,
  template: "job",
  section: "careers",
  copy: kinds.jobPage,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, department }) => ({ kind: "job", title, about: department }),
  card: ({ title, department, location, type }, { path }) => ({
    title,
    kicker: [department, location, type].join(" · "),
    ornament: { kind: "line", seed: path },
  }),
  listedOn: [careers],
  anchors: ANCHORS.job,
});
