import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const contact = definePage({
  ...single,
  kind: kinds.contactPage,
  route: routes.contact,
  section: null,
  anchors: ANCHORS.contact,
});
