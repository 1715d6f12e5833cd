/** @jest-environment node */
/** The scripts that Gatsby renders, and what replaces them. */
import { renderToStaticMarkup } from "react-dom/server";
import { withDeferredScripts } from "../../src/client/script-loader";

const ABOUT = (
  <script
    key="script-loader"
    id="gatsby-script-loader"
    dangerouslySetInnerHTML={{
      __html: '/*<![CDATA[*/window.pagePath="/contact";window.___webpackCompilationHash="a1b2";/*]]>*/',
    }}
  />
);
const LIST = (
  <script
    key="chunk-mapping"
    id="gatsby-chunk-mapping"
    dangerouslySetInnerHTML={{ __html: "window.___chunkMapping" }}
  />
);
const FILES = [
  <script key="/runtime-1.js" src="/runtime-1.js" async />,
  <script key="/app-1.js" src="/app-1.js" async />,
];
const WRITTEN = [ABOUT, LIST, ...FILES];

const written = (path: string): string => renderToStaticMarkup(<>{withDeferredScripts(WRITTEN, path)}</>);

test("no script has its own tag, and the list of all files is gone", () => {
  const html = written("/contact");
  expect(html).toContain('data-path="/contact" data-hash="a1b2" data-files="/app-1.js /runtime-1.js"');
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toMatch(/ src=|chunk/i);
});

test("the inline script is the same on every page", () => {
  const code = (html: string): string => html.slice(html.indexOf(">"));
  expect(code(written("/contact"))).toBe(code(written("/404.html")));
});

test("other elements stay, and so does a page that is not for visitors", () => {
  const other = <p key="other">Other</p>;
  expect(withDeferredScripts([other, ...WRITTEN], "/")[0]).toBe(other);
  expect(withDeferredScripts([other, ...FILES], "/")).toEqual([other, ...FILES]);
});

test.each([
  ["in no file", [ABOUT, LIST]],
  ["without the build's hash", [<script key="script-loader" />, ...FILES]],
])("unrecognised scripts fail the build: %s", (_, elements) => {
  expect(() => withDeferredScripts(elements, "/")).toThrow("script-loader.tsx");
});
