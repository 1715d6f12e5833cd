/** Page and head in one synchronous step, as the site renders its own. */
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
