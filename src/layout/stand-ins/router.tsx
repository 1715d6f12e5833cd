/**
 * The router of Gatsby's runtime for the browser: where the visitor is, the way elsewhere, and the focus there. Of
 * `@gatsbyjs/reach-router`, Gatsby uses no more on a site whose pages all have an address of their own.
 */
import {
  cloneElement,
  createContext,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";

interface Place extends Pick<
  Location,
  "pathname" | "search" | "hash" | "href" | "origin" | "protocol" | "host" | "hostname" | "port"
> {
  state: { key?: string } | null;
  /** Tells two visits of one address apart. */
  key: string;
}

const look = (): Place => {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = location;
  const state = history.state as Place["state"];
  return {
    ...{ pathname, search, hash, href, origin, protocol, host, hostname, port },
    state,
    key: state?.key ?? "initial",
  };
};

type Listener = (change: { location: Place; action: "POP" | "PUSH" }) => void;

let place = look();
const here = (): Place => place;
const listeners = new Set<Listener>();

const tell = (action: "POP" | "PUSH"): void => {
  place = look();
  for (const listener of listeners) listener({ location: place, action });
};

window.addEventListener("popstate", () => tell("POP"));

interface Way {
  state?: object;
  replace?: boolean;
}

/** Goes to an address of the site, or by a number of steps in the history. */
export const navigate = (to: string | number, { state, replace = false }: Way = {}): void => {
  if (typeof to === "number") return history.go(to);
  history[replace ? "replaceState" : "pushState"]({ ...state, key: String(Date.now()) }, "", to);
  tell("PUSH");
};

const listen = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The history that Gatsby's runtime listens to. */
export const globalHistory = { listen, navigate };

/** Gatsby provides it; no link of the site is relative to it. */
export const BaseContext = createContext({});

/** Renders what the present place shows, and again whenever the visitor is elsewhere. */
export const Location = ({ children }: { children: (at: { location: Place }) => ReactNode }): ReactNode =>
  children({ location: useSyncExternalStore(listen, here, here) });

interface RouterProps {
  id: string;
  location: Place;
  children: ReactElement<{ location: Place; uri: string }>;
}

/** What stands around each page: after a step to another one it has the focus, so that reading and Tab begin at the top. */
export const Router = ({ id, location, children }: RouterProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(location.pathname);
  useEffect(() => {
    if (shown.current === location.pathname) return;
    shown.current = location.pathname;
    // Where the window is to scroll is said in src/layout/scroll.ts.
    frame.current?.focus({ preventScroll: true });
  }, [location.pathname]);
  return (
    <div id={id} ref={frame} tabIndex={-1} style={{ outline: "none" }}>
      {cloneElement(children, { location, uri: location.pathname })}
    </div>
  );
};
