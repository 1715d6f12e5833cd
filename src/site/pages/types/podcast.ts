import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { feedPaths, routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const podcast = definePage({
  ...single,
  kind: kinds.podcastPage,
  route: routes.podcast,
  section: "podcast",
  anchors: ANCHORS.podcast,
  optional: { closing: "callToAction" },
  feed: feedPaths.podcast,
  further: { of: kinds.episode, template: "podcast-archive" },
});
