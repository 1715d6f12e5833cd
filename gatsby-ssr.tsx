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
import { deferredHead } from "./src/client/deferred-head";
import { contentVisibilityCss } from "./src/client/content-visibility";
import { PageLayout } from "./src/layout/page-layout";
import { withDeferredScripts } from "./src/client/script-loader";
import { renderHead } from "./src/metadata/page-head";
import { iconPaths, isNotFoundFile, NOT_FOUND_FILES, routes } from "./src/routes";

/** What Emotion's class names begin with: its default in the browser, which adopts the page's styles by it. */
const STYLE_KEY = "css";

/**
 * No vendor prefixes: the browsers of package.json need none but for `backdrop-filter` in Safari 17, which is written where it
 * is used. They were 3% of a page's HTML. One array, as Emotion memoizes by its identity.
 */
const STYLIS_PLUGINS: NonNullable<Parameters<typeof createCache>[0]["stylisPlugins"]> = [];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname}>{element}</PageLayout>
);

const STYLE_NAME = new RegExp(`${STYLE_KEY}-[\\w-]+`, "g");

/**
 * Name and CSS of the styles that elements of the page have. Emotion also inserts those that a component gets as `className` and
 * merges with its own, which no element has by themselves. Keyframes are named in CSS only.
 */
const usedStyles = (
  inserted: Readonly<Record<string, string | true | undefined>>,
  html: string,
): [string, string][] => {
  const names = new Set(html.match(STYLE_NAME));
  return Object.entries(inserted).flatMap(([name, text]): [string, string][] =>
    typeof text === "string" && (name.startsWith("animation-") || names.has(`${STYLE_KEY}-${name}`))
      ? [[name, text]]
      : [],
  );
};

export const replaceRenderer: GatsbySSR["replaceRenderer"] = (api) => {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: STYLIS_PLUGINS });
  // Collects the styles instead of writing a <style> before each element.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{api.bodyComponent as React.ReactElement}</CacheProvider>);
  const head = renderHead();
  const styles = usedStyles(cache.inserted, html);
  api.setHtmlAttributes(head.htmlAttributes.toComponent());
  api.setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    head.script.toComponent(),
    <style
      key="emotion"
      // By these names Emotion in the browser knows which styles are there.
      data-emotion={[STYLE_KEY, ...styles.map(([name]) => name)].join(" ")}
      dangerouslySetInnerHTML={{
        __html: styles
          .map(([, text]) => text)
          .join("")
          .replaceAll(";}", "}")
          .replaceAll("</style", "<\\/style"),
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
