import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const locations = definePage({
  ...single,
  kind: kinds.locationsPage,
  route: routes.locations,
  section: "locations",
  anchors: ANCHORS.locations,
});
