import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const industries = definePage({
  ...single,
  kind: kinds.industriesPage,
  route: routes.industries,
  section: "industries",
  anchors: ANCHORS.industries,
});
