import { useCallback, useEffect, useRef, useState } from "react";
import { routes } from "../../routes";
import { type SearchHit, type SearchOutcome, searchSite } from "../../search/site-search";

/** Results shown at first, and added by each click. */
const STEP = 10;
/** Debounce in milliseconds. */
const PAUSE = 200;

export interface SearchView {
  outcome: SearchOutcome;
  hits: SearchHit[];
}

const addressOf = (query: string): string =>
  query ? `${routes.search}?q=${encodeURIComponent(query)}` : routes.search;
const queryOfAddress = (): string => new URLSearchParams(window.location.search).get("q")?.trim() ?? "";

/**
 * State of the search page. The query is in the URL: read on navigation (`place`), so that links and back work, and
 * written while the visitor types.
 */
export const useSiteSearch = (place: unknown) => {
  const [text, setText] = useState("");
  const [view, setView] = useState<SearchView>();
  const [failed, setFailed] = useState(false);
  /** Number of the latest search; responses to earlier ones are dropped. */
  const turn = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>();

  const search = useCallback(async (query: string) => {
    clearTimeout(pause.current);
    const mine = ++turn.current;
    setFailed(false);
    if (!query) return setView(undefined);
    try {
      const outcome = await searchSite(query);
      const hits = await outcome.hits(0, STEP);
      if (mine === turn.current) setView({ outcome, hits });
    } catch {
      if (mine !== turn.current) return;
      setView(undefined);
      setFailed(true);
    }
  }, []);

  useEffect(() => {
    const query = queryOfAddress();
    // The URL is external state, and has no query during server rendering.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setText(query);
    void search(query);
    return () => clearTimeout(pause.current);
  }, [place, search]);

  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const query = typed.trim();
      window.history.replaceState(window.history.state, "", addressOf(query));
      void search(query);
    }, PAUSE);
  };
  /** A submitted query gets a history entry. */
  const submit = (): void => {
    const query = text.trim();
    if (query !== queryOfAddress()) window.history.pushState({}, "", addressOf(query));
    void search(query);
  };
  const showMore = async (): Promise<void> => {
    if (!view) return;
    const mine = turn.current;
    const more = await view.outcome.hits(view.hits.length, view.hits.length + STEP);
    if (mine === turn.current) setView({ ...view, hits: [...view.hits, ...more] });
  };
  return { text, view, failed, type, submit, showMore };
};
