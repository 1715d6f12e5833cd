import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { defineDerived, definePage } from "../page-type";
import { topicsOf } from "../topics";
import { blog } from "./singles";
import { home } from "./home";

export const topic = defineDerived({
  kind: kinds.blogPage,
  derive: (entries) => topicsOf(entries).map(({ articles, ...own }) => ({ ...own, entries: articles })),
  route: routes.topic,
  template: "topic",
  section: "blog",
  copy: null,
  name: ({ name }) => name,
  description: ({ name }) => name,
  search: null,
  card: null,
  listedOn: [],
  anchors: ANCHORS.blog,
  optional: { closing: "callToAction" },
});

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
