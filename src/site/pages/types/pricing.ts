import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const pricing = definePage({
  ...single,
  kind: kinds.pricingPage,
  route: routes.pricing,
  section: null,
  anchors: ANCHORS.pricing,
});
