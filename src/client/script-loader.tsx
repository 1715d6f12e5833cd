/**
 * The scripts' part of a page. Gatsby writes a `<script async>` for each file, which the browser fetches beside the
 * typefaces, so that the text stands there later for a script that nobody needs yet; and a list of all script files,
 * for a way of prefetching that this site does not have.
 */
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { textFaces } from "../design/fonts";
import { text } from "../design/typefaces";
import { iconPaths, PRINT_STYLES } from "../routes";
import { DEFERRED_PARTS } from "./content-visibility";

/** The weights with their files. */
const FACES = JSON.stringify(textFaces.map(({ range, file }) => [range, file]));

/** What its names are in the page. */
const SHORT: Readonly<Record<string, string>> = {
  put: "p",
  tag: "n",
  facts: "t",
  fetchAll: "f",
  watch: "o",
  list: "l",
  faces: "a",
  face: "e",
  file: "i",
  answer: "r",
  bytes: "b",
};

/** Milliseconds after which scripts come all the same, where a typeface, or the first paint, is long in coming. */
const LONGEST_WAIT = 3000;

/**
 * Tells Gatsby's runtime which page this is and of which build; marks the page's lower parts as still to be laid out
 * (src/client/content-visibility.ts); fetches what comes after the first paint (src/client/deferred-head.tsx), and the scripts once the
 * typefaces are there, or when somebody presses something. They run in their order, so that each is a piece of work of its own:
 * whichever came last would read itself and run all of them. The typefaces of texts are fetched as data that may wait, not as
 * what the page's styles wait for, and given to the page when both are there: it is laid out anew for each that it hears of, and
 * for each that comes. It is the same text in every page; what differs is data.
 */
const START = `{
let { path, hash, files } = document.currentScript.dataset,
put = (tag, facts) => document.head.append(Object.assign(document.createElement(tag), facts)),
fetchAll = () => files.splice(0).map(src => put("script", { src, async: false }));
files = files.split(" ");
performance.getEntriesByType("navigation")[0]?.type == "navigate" && (document.body.className = "${DEFERRED_PARTS}");
pagePath = path;
___webpackCompilationHash = hash;
onpointerdown = onkeydown = fetchAll;
setTimeout(fetchAll, ${LONGEST_WAIT});
new PerformanceObserver((list, watch) => {
watch.disconnect();
put("link", { rel: "stylesheet", media: "print", href: "${PRINT_STYLES}" });
put("link", { rel: "manifest", href: "${iconPaths.manifest}" });
Promise.all(${FACES}.map(([weight, file]) => fetch(file, { priority: "low" }).then(answer => answer.arrayBuffer()).then(bytes => new FontFace("${text.family}", bytes, { weight }).load()))).then(faces => faces.map(face => document.fonts.add(face))).then(fetchAll, fetchAll)
}).observe({ type: "paint", buffered: true })
}`
  // It is in every page, and nobody reads it there.
  .replace(/\n/g, "")
  .replace(/\bfalse\b/g, "!1")
  .replace(/ ?([=(){},:;>&]) ?/g, "$1")
  .replace(new RegExp(`\\b(${Object.keys(SHORT).join("|")})\\b`, "g"), (name) => SHORT[name] ?? name);

interface ScriptProps {
  src?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}

type Script = ReactElement<ScriptProps>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === "script";

/** Gatsby's own, by the keys that it gives them: the one that tells of the page and the build, and the list of all files. */
const ABOUT_PAGE = "script-loader";
const LIST_OF_FILES = "chunk-mapping";

const HASH = /___webpackCompilationHash="([^"]+)"/;

/**
 * The elements at the end of a page, with one script in the place of Gatsby's; untouched where it is not a page for
 * visitors.
 *
 * @param path what the page is to call itself
 * @throws where Gatsby writes scripts in another way than this knows
 */
export const withDeferredScripts = (elements: readonly ReactNode[], path: string): ReactNode[] => {
  const scripts = elements.filter(isScript);
  const about = scripts.find(({ key }) => key === ABOUT_PAGE);
  if (!about) return [...elements];
  const [, hash] = HASH.exec(about.props.dangerouslySetInnerHTML?.__html ?? "") ?? [];
  const files = scripts.filter(({ props }) => props.src && props.async);
  if (!hash || files.length === 0) throw new Error("Gatsby wrote no script that src/client/script-loader.tsx knows.");
  const later = (
    <script
      key={ABOUT_PAGE}
      data-path={path}
      data-hash={hash}
      // Gatsby names the first last.
      data-files={files
        .map(({ props }) => props.src)
        .reverse()
        .join(" ")}
      dangerouslySetInnerHTML={{ __html: START }}
    />
  );
  const replaced = new Set<ReactNode>([about, ...files, ...scripts.filter(({ key }) => key === LIST_OF_FILES)]);
  return [...elements.filter((element) => !replaced.has(element)), later];
};
