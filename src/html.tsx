/** The HTML document; Gatsby's default has a fallback for old browsers. */
import type { ReactNode } from "react";

interface DocumentProps {
  htmlAttributes?: object;
  bodyAttributes?: object;
  headComponents?: ReactNode;
  preBodyComponents?: ReactNode;
  postBodyComponents?: ReactNode;
  /** Rendered page. */
  body?: string;
}

const Document = (props: DocumentProps) => (
  // `lang` is in htmlAttributes: src/metadata/page-head.tsx.
  // eslint-disable-next-line jsx-a11y/html-has-lang
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body ?? "" }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Document;
