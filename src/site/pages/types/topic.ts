import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { defineDerived } from "../page-type";
import { topicsOf } from "../topics";

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
