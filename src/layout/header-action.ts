import { phoneLink } from "content-kit/lib/phone-link";
import { routes } from "../routes";
import { navigation, site } from "../site-data";
import { isCurrent } from "./is-current";

/** Where the header's button leads: on the page that it leads to, to the next step itself. */
export const headerAction = (path: string): string => {
  const { to } = navigation.header.action;
  const isThere = to === routes.contact && isCurrent(path, to) === "page";
  return isThere ? (site.bookingUrl ?? phoneLink(site.phone)) : to;
};
