/** Every kind of page, in the order of the search index. Pages that exist once come first: no other has their path. */
import type { PageType } from "../page-type";
import { article, topic } from "./article";
import { caseStudies, caseStudy } from "./case-study";
import { episode } from "./episode";
import { home } from "./home";
import { industry, industryService } from "./industry";
import { job } from "./job";
import { city, state } from "./places";
import { service } from "./service";
import { about, blog, careers, contact, industries, locations, podcast, pricing, search, services } from "./singles";
import { landing, legal, plain } from "./texts";

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
  caseStudies,
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
  caseStudy,
  landing,
  plain,
  legal,
};

export type PageName = keyof typeof types;

export const pageTypes: readonly PageType[] = Object.values(types);
