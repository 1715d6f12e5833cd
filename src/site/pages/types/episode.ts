import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { routes } from "../../../routes";
import { definePage } from "../page-type";
import { home } from "./home";
import { podcast } from "./singles";

export const episode = definePage({
  kind: kinds.episode,
  route: routes.episode,
  template: "episode",
  section: "podcast",
  copy: kinds.episodePage,
  name: ({ title }) => title,
  description: ({ metadata }) => metadata.description,
  search: ({ title }, { copy }) => ({ kind: "episode", title, about: copy.badge }),
  card: ({ title, duration }, { copy, slug }) => ({
    title,
    kicker: `${copy.badge} · ${duration}`,
    ornament: { kind: "waveform", seed: slug },
  }),
  listedOn: [podcast, home],
  anchors: ANCHORS.episode,
});
