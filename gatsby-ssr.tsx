/** Renders a page, its head and its styles in one synchronous step, so that no page can get another's; and the page shell. */
import createCache from "@emotion/cache";
import icon from "@icon";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { Children, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { baseCss } from "./src/design/base-css";
import { preloadedFont } from "./src/design/fonts";
import { dark, light } from "./src/design/tokens";
import { STYLE_KEY } from "./src/layout/adopt-styles";
import { deferredHead } from "./src/client/deferred-head";
import { contentVisibilityCss } from "./src/client/content-visibility";
import { PageLayout } from "./src/layout/page-layout";
import { withDeferredScripts } from "./src/client/script-loader";
import { renderHead } from "./src/metadata/page-head";
import { iconPaths, isNotFoundFile, NOT_FOUND_FILES, routes } from "./src/routes";

/**
 * No prefixes: the browsers of package.json need none, but Safari 17 for `backdrop-filter`, which is written where it is
 * used. They were 3% of a page's HTML. One list for all pages: Emotion keeps what it has worked out of a style by it.
 */
const STYLIS_PLUGINS: NonNullable<Parameters<typeof createCache>[0]["stylisPlugins"]> = [];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname}>{element}</PageLayout>
);

const STYLE_NAME = new RegExp(`${STYLE_KEY}-[\\w-]+`, "g");

/**
 * The styles that elements of the page have. Emotion also collects those that a component is handed as `className`, which
 * no element has: it merges them with the component's own. Animations are named by styles alone.
 */
const usedStyles = (inserted: Readonly<Record<string, string | true | undefined>>, html: string): string[] => {
  const names = new Set(html.match(STYLE_NAME));
  return Object.entries(inserted).flatMap(([name, text]) =>
    typeof text === "string" && (name.startsWith("animation-") || names.has(`${STYLE_KEY}-${name}`)) ? [text] : [],
  );
};

export const replaceRenderer: GatsbySSR["replaceRenderer"] = (api) => {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: STYLIS_PLUGINS });
  // Collects the styles instead of writing a <style> before each element.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{api.bodyComponent as React.ReactElement}</CacheProvider>);
  const head = renderHead();
  api.setHtmlAttributes(head.htmlAttributes.toComponent());
  api.setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
    <style
      key="emotion"
      // The browser reads the names off the styles: src/layout/adopt-styles.ts.
      data-emotion={STYLE_KEY}
      dangerouslySetInnerHTML={{
        __html: usedStyles(cache.inserted, html).join("").replaceAll(";}", "}").replaceAll("</style", "<\\/style"),
      }}
    />,
  ]);
  api.replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, pathname }) => {
  setHeadComponents([
    <link key="font" rel="preload" as="font" href={preloadedFont} crossOrigin="" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />,
    // Search engines take a site's icon from its home page, as a file; browsers without SVG know where to find it.
    ...(pathname === routes.home ? [<link key="ico" rel="icon" href={iconPaths.ico} sizes="32x32" />] : []),
    <link key="icon" rel="icon" href={icon} />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPaths.apple} />,
    ...deferredHead,
    <style key="base" dangerouslySetInnerHTML={{ __html: baseCss + contentVisibilityCss }} />,
  ]);
};

/** Head elements in the order that readers of the head expect: what the page is before how it looks. */
const HEAD_ORDER = ["meta", "title", "link", "noscript", "script", "style"];

/** Which program made the page, and in what version, is nothing to its readers. */
const isGenerator = ({ props }: ReactElement<{ name?: string }>): boolean => props.name === "generator";

/**
 * Sorts the head, and puts the scripts after everything else. A section's not-found page calls itself /404.html: it stands
 * at many addresses, and Gatsby would otherwise put its own in their place.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = Children.toArray(getHeadComponents())
    .filter(isValidElement<{ name?: string }>)
    .filter((element) => !isGenerator(element));
  const rank = (element: ReactElement) => HEAD_ORDER.indexOf(String(element.type));
  replaceHeadComponents(head.sort((a, b) => rank(a) - rank(b)));
  replacePostBodyComponents(
    withDeferredScripts(getPostBodyComponents(), isNotFoundFile(pathname) ? NOT_FOUND_FILES.page : pathname),
  );
};
