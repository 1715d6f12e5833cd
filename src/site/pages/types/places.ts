/** States and their cities. */
import { ANCHORS } from "../../../anchors";
import { fillIn } from "content-kit/lib/placeholders";
import { kinds } from "../../../content-model/kinds";
import { pluralForm } from "../../../lib/plural-form";
import { routes } from "../../../routes";
import { definePage, definePart } from "../page-type";
import { locations } from "./singles";

export const state = definePage({
  kind: kinds.state,
  route: routes.state,
  template: "state",
  section: "locations",
  copy: kinds.statePage,
  name: ({ name }) => name,
  description: ({ name, inSentences, cities }, { copy }) =>
    fillIn(((cities.length === 1 ? copy.single : undefined) ?? copy).metadata.description, {
      state: inSentences ?? name,
      count: cities.length,
    }),
  // Places have a finder of their own.
  search: null,
  card: ({ name, inSentences, cities }, { copy, library, format, slug }) => {
    const { cityCountOne: one, cityCountOther: other, cityCountForms: forms } = library.one("locationsPage");
    const count = format.number(cities.length);
    const counted = pluralForm(cities.length, { one, other, forms }, library.one("site").language);
    return {
      title: fillIn(copy.heroTitle, { state: inSentences ?? name, count }),
      kicker: `${name} · ${fillIn(counted, { count })}`,
      ornament: { kind: "map", state: slug },
    };
  },
  listedOn: [locations],
  anchors: ANCHORS.state,
  isNamed: true,
});

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
