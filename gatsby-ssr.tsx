/** Renders a page with its head and styles in one synchronous step, so that pages cannot mix; and the page shell. */
import createCache from "@emotion/cache";
import icon from "@icon";
import verification from "@verification";
import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { Children, isValidElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { baseCss, rightToLeftCss } from "./src/design/base-css";
import { preloadedFont } from "./src/design/fonts";
import { dark, light } from "./src/design/tokens";
import { deferredHead } from "./src/client/deferred-head";
import { contentVisibilityCss } from "./src/client/content-visibility";
import { MENU } from "./src/layout/menu-sheet";
import { PageLayout } from "./src/layout/page-layout";
import { isRightToLeft } from "./src/lib/text-direction";
import { withDeferredScripts } from "./src/client/script-loader";
import { renderHead } from "./src/metadata/page-head";
import { iconPaths, isNotFoundFile, notFoundFiles, routes } from "./src/routes";
import { site } from "./src/site-data";

/** Prefix of Emotion's class names: its default in the browser, which finds the styles by it. */
const STYLE_KEY = "css";

/**
 * No vendor prefixes (3% of the HTML): the supported browsers need one, for `backdrop-filter` in Safari 17, which is
 * written by hand. A constant array, because Emotion memoizes by its identity.
 */
const STYLIS_PLUGINS: NonNullable<Parameters<typeof createCache>[0]["stylisPlugins"]> = [];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <PageLayout path={props.location.pathname} bare={Boolean(props.pageContext["bare"])}>
    {element}
  </PageLayout>
);

const STYLE_NAME = new RegExp(`${STYLE_KEY}-[\\w-]+`, "g");

/**
 * The CSS of the styles in use. Emotion also inserts styles that a component receives as `className` and merges; no
 * element has those alone. Keyframes are referenced in CSS only.
 */
const usedStyles = (inserted: Readonly<Record<string, string | true | undefined>>, html: string): string => {
  const names = new Set(html.match(STYLE_NAME));
  return Object.entries(inserted)
    .map(([name, text]) =>
      typeof text === "string" && (name.startsWith("animation-") || names.has(`${STYLE_KEY}-${name}`)) ? text : "",
    )
    .join("");
};

export const replaceRenderer: GatsbySSR["replaceRenderer"] = (api) => {
  const cache = createCache({ key: STYLE_KEY, stylisPlugins: STYLIS_PLUGINS });
  // Makes Emotion collect styles instead of rendering a <style> before each element.
  cache.compat = true;
  const html = renderToString(<CacheProvider value={cache}>{api.bodyComponent as React.ReactElement}</CacheProvider>);
  const head = renderHead();
  api.setHtmlAttributes(head.htmlAttributes.toComponent());
  api.setHeadComponents([
    head.title.toComponent(),
    head.meta.toComponent(),
    head.link.toComponent(),
    // Otherwise a slow connection paints half of the header, which shifts when the rest arrives.
    ...(html.includes(`id="${MENU}"`)
      ? [<link key="whole-header" {...{ rel: "expect", href: `#${MENU}`, blocking: "render" }} />]
      : []),
    head.script.toComponent(),
    <style
      key="emotion"
      // gatsby-browser.tsx reads the names of the styles in the CSS: listed here, they would be 2% of each page.
      data-emotion={`${STYLE_KEY} `}
      dangerouslySetInnerHTML={{
        __html: usedStyles(cache.inserted, html).replaceAll(";}", "}").replaceAll("</style", "<\\/style"),
      }}
    />,
  ]);
  api.replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents, setHtmlAttributes, pathname }) => {
  const isRtl = isRightToLeft(site.language);
  if (isRtl) setHtmlAttributes({ dir: "rtl" });
  setHeadComponents([
    <link key="font" rel="preload" as="font" href={preloadedFont} crossOrigin="" />,
    <meta key="light" name="theme-color" media="(prefers-color-scheme: light)" content={light.paper} />,
    <meta key="dark" name="theme-color" media="(prefers-color-scheme: dark)" content={dark.paper} />,
    ...(pathname === routes.home ? verification.map((tag) => <meta key={tag.name} {...tag} />) : []),
    // Search engines read the icon from the home page; browsers without SVG icons request /favicon.ico.
    ...(pathname === routes.home ? [<link key="ico" rel="icon" href={iconPaths.ico} sizes="32x32" />] : []),
    <link key="icon" rel="icon" href={icon} />,
    <link key="touch-icon" rel="apple-touch-icon" href={iconPaths.apple} />,
    ...deferredHead,
    <style
      key="base"
      dangerouslySetInnerHTML={{ __html: baseCss + contentVisibilityCss + (isRtl ? rightToLeftCss : "") }}
    />,
  ]);
};

/** Order of head elements: metadata before resources. */
const HEAD_ORDER = ["meta", "title", "link", "noscript", "script", "style"];

/** Gatsby's generator element with its version. */
const isGenerator = ({ props }: ReactElement<{ name?: string }>): boolean => props.name === "generator";

/**
 * Sorts the head, and moves scripts to its end. A section's 404 page has the path /404.html, as it is served at many
 * URLs; otherwise Gatsby would navigate to the page's own path.
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
    withDeferredScripts(getPostBodyComponents(), isNotFoundFile(pathname) ? notFoundFiles.page : pathname),
  );
};
