import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const search = definePage({
  ...single,
  kind: kinds.searchPage,
  route: routes.search,
  section: null,
  search: null,
  anchors: ANCHORS.search,
});
