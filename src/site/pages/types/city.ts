import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePart } from "../page-type";

export const city = definePart({
  kind: kinds.state,
  part: { list: "cities", node: "City", noun: "a city", slug: "slug" },
  route: routes.city,
  template: "city",
  section: "locations",
  copy: kinds.cityPage,
  name: ({ name }) => name,
  description: ({ name }) => name,
  // Places have a finder of their own.
  search: null,
  // A city has its state's card.
  card: null,
  listedOn: [],
  anchors: ANCHORS.city,
});
