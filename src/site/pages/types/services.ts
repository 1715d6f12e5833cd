import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const services = definePage({
  ...single,
  kind: kinds.servicesPage,
  route: routes.services,
  section: "services",
  anchors: ANCHORS.services,
});
