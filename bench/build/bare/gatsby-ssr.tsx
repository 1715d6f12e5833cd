/** Renders page and head in one synchronous step, like the site. */
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

export const replaceRenderer: GatsbySSR["replaceRenderer"] = (api) => {
  const html = renderToString(api.bodyComponent as ReactElement);
  const head = Helmet.renderStatic();
  api.setHtmlAttributes({ lang: "en" });
  api.setHeadComponents([head.title.toComponent(), head.meta.toComponent(), head.link.toComponent()]);
  api.replaceBodyHTMLString(html);
};
