/** Every kind of page, in the order of the search index. Pages that exist once come first: no other has their path. */
import type { PageType } from "../page-type";
import { about } from "./about";
import { article } from "./article";
import { blog } from "./blog";
import { careers } from "./careers";
import { city } from "./city";
import { contact } from "./contact";
import { episode } from "./episode";
import { home } from "./home";
import { industries } from "./industries";
import { industry } from "./industry";
import { industryService } from "./industry-service";
import { job } from "./job";
import { landing } from "./landing";
import { legal } from "./legal";
import { locations } from "./locations";
import { plain } from "./plain";
import { podcast } from "./podcast";
import { pricing } from "./pricing";
import { search } from "./search";
import { service } from "./service";
import { services } from "./services";
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
