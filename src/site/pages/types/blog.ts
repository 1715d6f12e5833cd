import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { feedPaths, routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const blog = definePage({
  ...single,
  kind: kinds.blogPage,
  route: routes.blog,
  section: "blog",
  anchors: ANCHORS.blog,
  optional: { closing: "callToAction" },
  feed: feedPaths.blogRss,
  further: { of: kinds.article, template: "blog-archive" },
});
