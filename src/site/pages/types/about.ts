import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const about = definePage({
  ...single,
  kind: kinds.aboutPage,
  route: routes.about,
  section: null,
  anchors: ANCHORS.about,
});
