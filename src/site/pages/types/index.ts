/** Every kind of page, in the order of the search index. Pages that exist once come first: no other has their path. */
import type { PageType } from "../page-type";
import { article } from "./article";
import { blog } from "./blog";
import { city } from "./city";
import { episode } from "./episode";
import { home } from "./home";
import { industry } from "./industry";
import { industryService } from "./industry-service";
import { job } from "./job";
import { landing } from "./landing";
import { legal } from "./legal";
import { plain } from "./plain";
import { podcast } from "./podcast";
import { service } from "./service";
import { about, careers, contact, industries, locations, pricing, search, services } from "./singles";
import { state } from "./state";
import { topic } from "./topic";

export const types = {
  home,
  about,
  services,
  pricing,
  industries,
  locations,
  blog,
  podcast,
  contact,
  careers,
  search,
  service,
  industry,
  industryService,
  state,
  city,
  topic,
  article,
  episode,
  job,
  landing,
  plain,
  legal,
};

export type PageName = keyof typeof types;

export const pageTypes: readonly PageType[] = Object.values(types);
