/** What an agency counts next to pages. Listens on the document, so that no page has code for it. */

import type { Counted } from "./settings";

/** The events, as docs/editing-content.md lists them. */
type EventName =
  "click_to_call" | "click_to_email" | "schedule_call" | "view_pricing" | "audio_progress" | "no_search_results";

export type EventDetails = Readonly<Record<string, string | number>>;

export type Track = (name: EventName, details?: EventDetails) => void;

/** Pages change in bursts; what they show is looked at once they have settled. */
const SETTLED = 1000;

const LONGEST_QUERY = 80;

/** Hosts, and paths on them, where visitors choose a time for a call. */
const SCHEDULERS =
  /(?:^|\.)(?:(?:calendly|cal|savvycal|tidycal|youcanbook|oncehub|acuityscheduling|doodle|setmore|zcal)\.(?:com|me|co)|meetings(?:-\w+)?\.hubspot\.com|koalendar\.com|calendar\.app\.google)(?=\/)|^calendar\.google\.com\/calendar\/(?:u\/\d\/)?appointments|^outlook\.(?:office(?:365)?|live)\.com\/(?:book|owa\/calendar)/;

const eventOfLink = (link: HTMLAnchorElement, scheduleTo: string): EventName | undefined => {
  if (link.protocol === "tel:") return "click_to_call";
  if (link.protocol === "mailto:") return "click_to_email";
  if (SCHEDULERS.test(link.host + link.pathname)) return "schedule_call";
  // The footer's list of pages has the contact page as well.
  return link.getAttribute("href") === scheduleTo && !link.closest("footer") ? "schedule_call" : undefined;
};

const countLinks = (track: Track, scheduleTo: string): void =>
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      const name = link && eventOfLink(link, scheduleTo);
      if (name) track(name);
    },
    // Before the click leads to another page.
    true,
  );

/** Counts an element once, when a third of the window shows it. */
const countWhenSeen = (track: Track): ((element: Element) => void) => {
  const counted = new WeakSet<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        track("view_pricing");
      }
    },
    { rootMargin: "-33% 0px" },
  );
  return (element) => {
    if (counted.has(element)) return;
    counted.add(element);
    observer.observe(element);
  };
};

const countAudio = (track: Track): void => {
  const counted = new Set<string>();
  document.addEventListener(
    "timeupdate",
    ({ target }) => {
      if (!(target instanceof HTMLMediaElement) || counted.has(target.currentSrc)) return;
      const { played, duration } = target;
      let seconds = 0;
      for (let index = 0; index < played.length; index += 1) seconds += played.end(index) - played.start(index);
      if (!(seconds >= duration / 4)) return;
      counted.add(target.currentSrc);
      track("audio_progress", { percent: 25, title: target.getAttribute("aria-label") ?? document.title });
    },
    // Events of media do not bubble.
    true,
  );
};

/** The query of a search that has answered without a result; undefined if it found something or is not done. */
const queryWithoutResult = (failed: string): string | undefined => {
  const status = document.querySelector("main [role=status]");
  const query = document.querySelector<HTMLInputElement>("main form[role=search] input")?.value.trim().toLowerCase();
  const isAnswered = status?.textContent && status.textContent !== failed;
  return query && isAnswered && !document.querySelector("main ol[role=list]")
    ? query.slice(0, LONGEST_QUERY)
    : undefined;
};

/** Counts prices that are read, and searches without a result, as pages change. */
const countShown = (track: Track, searchFailed: string): void => {
  const countPricing = countWhenSeen(track);
  let lastQuery: string | undefined;
  let pause: ReturnType<typeof setTimeout>;
  const look = (): void => {
    document.querySelectorAll("main #pricing").forEach(countPricing);
    const query = queryWithoutResult(searchFailed);
    if (query !== undefined && query !== lastQuery) track("no_search_results", { search_term: query });
    lastQuery = query;
  };
  new MutationObserver(() => {
    clearTimeout(pause);
    pause = setTimeout(look, SETTLED);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  look();
};

/** Starts counting. */
export const countEvents = (track: Track, { scheduleTo, searchFailed }: Counted): void => {
  countLinks(track, scheduleTo);
  countAudio(track);
  countShown(track, searchFailed);
};
