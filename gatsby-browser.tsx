/** Hydration and route changes; while developing, also the overlay with content problems. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadKeptParts } from "./src/components/kept-markup";
import { deferBelowTheFold } from "./src/components/deferred";
import { catchLinks } from "./src/client/catch-links";
import { untilIdleOrInteraction } from "./src/client/hydrate-when-idle";
import { loadAnalytics } from "./src/client/load-analytics";
import { renderAllSections, renderDeferredSections } from "./src/client/content-visibility";
import type { PageLayout as Layout } from "./src/layout/page-layout";
import { announcePage } from "./src/client/page-shown";
import { listenForSearchShortcut } from "./src/client/search-shortcut";
import { placeToRestore, rememberPlaces, scrollOnRouteChange } from "./src/client/scroll";

/** As in gatsby-ssr.tsx: key and plugins decide which server-rendered styles Emotion adopts. */
const styles = createCache({ key: "css", stylisPlugins: [] });

// Server-rendered styles and keyframes must not be inserted again.
for (const { textContent } of document.querySelectorAll("style[data-emotion]"))
  for (const [, name = ""] of textContent?.matchAll(/(?:css-|(?=animation-))([\w-]+)/g) ?? [])
    styles.inserted[name] = true;

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

/** Header and footer: in this bundle, but run as a task of its own, because it creates many styles. */
let PageLayout: typeof Layout;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname} bare={Boolean(props.pageContext["bare"])}>
    {element}
  </PageLayout>
);

export const onClientEntry = async (): Promise<void> => {
  rememberPlaces();
  catchLinks(loadKeptParts);
  listenForSearchShortcut();
  // Resolved when bundling, so production has nothing of it. Not in frames: a browser opens six connections to a
  // server, and each overlay holds one.
  if (process.env.NODE_ENV === "development" && window.parent === window)
    void import("./src/client/develop/problem-overlay").then(({ showContentProblems }) => showContentProblems());
  await untilIdleOrInteraction();
  ({ PageLayout } = await import(/* webpackMode: "eager" */ "./src/layout/page-layout"));
};

/** Hydrates in a transition: React yields to input every few milliseconds. Develop uses Gatsby's default. */
const takeOver = (page: ReactNode, container: Element): void =>
  startTransition(() => void hydrateRoot(container, page));

// Gatsby's type asks for the page as the return value, which it ignores.
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production" && document.getElementById("gatsby-focus-wrapper") ? takeOver : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  void renderDeferredSections();
  if (__ANALYTICS__) loadAnalytics(__ANALYTICS__);
};

// Pages are prefetched on hover, focus or touch, not when a link becomes visible.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

// src/client/scroll.ts scrolls.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

// Before the page renders: anchors and places need the heights of all sections.
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  const isWhole = Boolean(location.hash || placeToRestore());
  deferBelowTheFold(prevLocation !== null && !isWhole);
  if (isWhole) renderAllSections();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (__ANALYTICS__ && prevLocation) announcePage();
  scrollOnRouteChange(location, prevLocation ?? undefined);
};
