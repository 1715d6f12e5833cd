/** When the page begins to work, and what happens when its address changes. While developing, also what is wrong with the content. */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { deferBelowTheFold } from "./src/components/deferred";
import { catchLinks } from "./src/client/catch-links";
import { untilIdleOrInteraction } from "./src/client/hydrate-when-idle";
import { renderAllParts, renderDeferredParts } from "./src/client/content-visibility";
import type { PageLayout as Layout } from "./src/layout/page-layout";
import { listenForSearchShortcut } from "./src/client/search-shortcut";
import { ownScrolling, scrollOnRouteChange } from "./src/client/scroll";

/** As gatsby-ssr.tsx has it: key and plugins decide which of the page's styles Emotion adopts, and how it writes further ones. */
const styles = createCache({ key: "css", stylisPlugins: [] });

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={styles}>{element}</CacheProvider>
);

/** What stands around the page: in this bundle, and run apart from the rest of it, as it makes many styles. */
let PageLayout: typeof Layout;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname}>{element}</PageLayout>
);

export const onClientEntry = async (): Promise<void> => {
  ownScrolling();
  catchLinks();
  listenForSearchShortcut();
  // The condition is known when the site is bundled: what visitors get has nothing of it.
  if (process.env.NODE_ENV === "development")
    void import("./src/client/develop/problem-overlay").then(({ showContentProblems }) => showContentProblems());
  await untilIdleOrInteraction();
  ({ PageLayout } = await import(/* webpackMode: "eager" */ "./src/layout/page-layout"));
};

/**
 * React takes the page over in slices of a few milliseconds, between which the browser answers whoever presses something;
 * by itself it does so in one go. While developing, Gatsby has its own way.
 */
const takeOver = (page: ReactNode, container: Element): void =>
  startTransition(() => void hydrateRoot(container, page));

// Gatsby's type says that the page is returned; what is returned is passed over.
export const replaceHydrateFunction = (): typeof takeOver | undefined =>
  process.env.NODE_ENV === "production" && document.getElementById("gatsby-focus-wrapper") ? takeOver : undefined;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => void renderDeferredParts();

// Pages are fetched when somebody reaches for a link, not because the link came into view.
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

// Gatsby's own scrolling would bring back the place where the visitor was; here every change of route starts at the top.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

// Before the page is made. An anchor is there only with all parts.
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) =>
  deferBelowTheFold(prevLocation !== null && !location.hash);

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (location.hash) renderAllParts();
  scrollOnRouteChange(location, prevLocation ?? undefined);
};
