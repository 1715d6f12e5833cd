/** Pages that exist once, but for the home page. */
import { ANCHORS } from "../../../anchors";
import { kinds } from "../../../content-model/kinds";
import { feedPaths, routes } from "../../../routes";
import { definePage } from "../page-type";
import { single } from "./single";

export const about = definePage({
  ...single,
  kind: kinds.aboutPage,
  route: routes.about,
  section: null,
  anchors: ANCHORS.about,
});

export const careers = definePage({
  ...single,
  kind: kinds.careersPage,
  route: routes.careers,
  section: "careers",
  anchors: ANCHORS.careers,
});

export const contact = definePage({
  ...single,
  kind: kinds.contactPage,
  route: routes.contact,
  section: null,
  anchors: ANCHORS.contact,
});

export const industries = definePage({
  ...single,
  kind: kinds.industriesPage,
  route: routes.industries,
  section: "industries",
  anchors: ANCHORS.industries,
});

export const locations = definePage({
  ...single,
  kind: kinds.locationsPage,
  route: routes.locations,
  section: "locations",
  anchors: ANCHORS.locations,
});

export const pricing = definePage({
  ...single,
  kind: kinds.pricingPage,
  route: routes.pricing,
  section: null,
  anchors: ANCHORS.pricing,
});

export const search = definePage({
  ...single,
  kind: kinds.searchPage,
  route: routes.search,
  section: null,
  search: null,
  anchors: ANCHORS.search,
});

export const services = definePage({
  ...single,
  kind: kinds.servicesPage,
  route: routes.services,
  section: "services",
  anchors: ANCHORS.services,
});

export const blog = definePage({
  ...single,
  kind: kinds.blogPage,
  route: routes.blog,
  section: "blog",
  anchors: ANCHORS.blog,
  optional: { closing: "callToAction" },
  feed: feedPaths.blogRss,
  further: { of: kinds.article, template: "blog-archive" },
});

export const podcast = definePage({
  ...single,
  kind: kinds.podcastPage,
  route: routes.podcast,
  section: "podcast",
  anchors: ANCHORS.podcast,
  optional: { closing: "callToAction" },
  feed: feedPaths.podcast,
  further: { of: kinds.episode, template: "podcast-archive" },
});
