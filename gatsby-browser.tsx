/** Route changes: the frame around the page, and scrolling. While developing, also what is wrong with the content. */
import type { GatsbyBrowser } from "gatsby";
import { listenToLists } from "./src/layout/delegated-links";
import { PageLayout } from "./src/layout/page-layout";
import { ownScrolling, scrollOnRouteChange } from "./src/layout/scroll";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname}>{element}</PageLayout>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  ownScrolling();
  listenToLists();
  // The condition is known when the site is bundled: what visitors get has nothing of it.
  if (process.env.NODE_ENV === "development")
    void import("./src/develop/problem-overlay").then(({ showContentProblems }) => showContentProblems());
};

// Gatsby's own scrolling would bring back the place where the visitor was; here every change of route starts at the top.
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) =>
  scrollOnRouteChange(location, prevLocation ?? undefined);
