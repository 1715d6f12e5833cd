import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { blog } from "./blog";
import { home } from "./home";
import { topic } from "./topic";

export const article = definePage({
  kind: kinds.article,
  route: routes.article,
  template: "article",
  section: "blog",
  copy: kinds.articlePage,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title, metadata }) => ({ kind: "article", title, about: metadata.title }),
  card: ({ title, date }, { copy, format, slug }) => ({
    title,
    kicker: `${copy.breadcrumb} · ${format.date(date)}`,
    ornament: { kind: "line", seed: slug },
  }),
  listedOn: [blog, home, topic],
  anchors: ANCHORS.article,
});
