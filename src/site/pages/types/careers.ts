import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const careers = definePage({
  ...single,
  kind: kinds.careersPage,
  route: routes.careers,
  section: "careers",
  anchors: ANCHORS.careers,
});
