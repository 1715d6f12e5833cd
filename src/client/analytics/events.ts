/** What an agency counts next to pages: clicks on links. Listens on the document, so that no page has code for it. */
import { routes } from "../../routes";

type Track = (name: string, details?: Readonly<Record<string, string>>) => void;

const countLink = ({ protocol, host, pathname }: HTMLAnchorElement, track: Track): void => {
  if (protocol === "tel:") track("click_to_call");
  else if (protocol === "mailto:") track("click_to_email");
  else if (host !== location.host) track("outside_link", { url: host + pathname });
  else if (pathname === routes.contact && pathname !== location.pathname) track("schedule_call");
};

/** Starts counting. */
export const countEvents = (track: Track): void =>
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      if (link) countLink(link, track);
    },
    // Before the click leads to another page.
    true,
  );
