import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const home = definePage({
  ...single,
  kind: kinds.homePage,
  route: routes.home,
  section: null,
  card: (data, page) => ({
    ...single.card(data, page),
    ornament: { kind: "climb", levels: data.hero.chart.points.map(({ level }) => level) },
  }),
  anchors: ANCHORS.home,
  optional: { articles: "articles", podcast: "podcast" },
});
